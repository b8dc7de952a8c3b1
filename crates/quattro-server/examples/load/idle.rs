//! What a socket costs that only listens.

use std::error::Error;
use std::sync::Arc;

use crate::Settings;
use crate::seats::{Heard, Seating, seat_all};
use crate::servers::Servers;

pub(crate) async fn measure(on_postgres: bool, settings: &Settings) -> Result<(), Box<dyn Error>> {
    let (tables, each) = (settings.get::<usize>("tables", 100)?, settings.get::<usize>("sockets", 80)?);
    let servers = Servers::start(on_postgres).await?;
    let seated = seat_all(&Arc::from(servers.addresses()), tables, &Seating::of(4)).await?;
    let before = servers.memory();
    let mut sockets = Vec::new();
    for seats in &seated {
        for seat in seats.iter().cycle().take(each) {
            let mut socket = seat.again().await?;
            while !matches!(socket.hear().await.ok_or("the line broke")?, Heard::State) {}
            sockets.push(socket);
        }
    }
    let memory = servers.memory() - before;
    println!("{} idle sockets: {:.1} KiB each", sockets.len(), memory as f64 / 1024.0 / sockets.len() as f64);
    Ok(())
}
