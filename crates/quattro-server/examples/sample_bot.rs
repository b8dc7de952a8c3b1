//! A bot of your own in 60 lines: gets a token, sits down, and answers whenever it is asked.
//!
//!     cargo run --example sample_bot -- 127.0.0.1:4040 TABLE-ID

use std::error::Error;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let (Some(server), Some(table)) = (arguments.next(), arguments.next()) else {
        return Err("usage: sample_bot HOST:PORT TABLE-ID".into());
    };
    // A token makes us a person with a name.
    let http = reqwest::Client::new();
    let answer =
        http.post(format!("http://{server}/api/bots")).json(&json!({ "name": "Sample bot" })).send().await?;
    let token = answer.json::<Value>().await?["token"].as_str().ok_or("no token")?.to_owned();
    // Sit down on the first empty chair. The host starts the game.
    let join = http.post(format!("http://{server}/api/tables/{table}/join")).bearer_auth(&token);
    join.json(&json!({})).send().await?.error_for_status()?;
    // Listen to what happens.
    let mut request = format!("ws://{server}/api/tables/{table}/socket").into_client_request()?;
    request.headers_mut().insert("authorization", format!("Bearer {token}").parse()?);
    let (mut socket, _) = connect_async(request).await?;
    socket.send(Message::text(json!({ "type": "hello" }).to_string())).await?;

    let mut game = Value::Null;
    while let Some(message) = socket.next().await {
        let Message::Text(text) = message? else { continue };
        let mut message: Value = serde_json::from_str(&text)?;
        if message["type"] == "error" {
            // Perhaps we were too fast: wait and send it again. Its id ensures that it is played only once.
            println!("{} ({})", message["message"], message["code"]);
            tokio::time::sleep(Duration::from_secs(1)).await;
        } else if message["game"].is_object() {
            game = message["game"].take();
        } else {
            continue;
        }
        if game["outcome"].is_object() {
            println!("over: {}", game["outcome"]);
            break;
        }
        // `legal` is empty unless it is our decision.
        if let Some(legal) = game["legal"].as_array().filter(|legal| !legal.is_empty()) {
            // Put your own strategy here; `game["view"]` has everything you may see. This bot plays the last
            // action in the list.
            let (at, action) = (&game["moves"], &legal[legal.len() - 1]["action"]);
            let play = json!({ "type": "play", "id": format!("sample-{at}"), "at": at, "actions": [action] });
            socket.send(Message::text(play.to_string())).await?;
        }
    }
    Ok(())
}
