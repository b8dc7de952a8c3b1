//! The line to a client. A conformance run watches it, and disturbs it.

use std::collections::VecDeque;

use axum::extract::ws::{CloseFrame, Message, WebSocket};

use crate::conformance::{Heard, Said, Watched};

/// A socket, which is what it is for everybody who is not examined.
pub(super) struct Line {
    socket: WebSocket,
    watched: Option<Box<Examined>>,
}

/// A line under examination.
struct Examined {
    watched: Watched,
    /// What is still to be sent.
    to_send: VecDeque<Message>,
    /// Nothing is said any more.
    closed: bool,
}

impl Line {
    pub(super) fn new(socket: WebSocket, watched: Option<Watched>) -> Line {
        let examined = |watched| Box::new(Examined { watched, to_send: VecDeque::new(), closed: false });
        Line { socket, watched: watched.map(examined) }
    }

    pub(super) async fn recv(&mut self) -> Option<Result<Message, axum::Error>> {
        match &mut self.watched {
            None => self.socket.recv().await,
            Some(examined) => examined.recv(&mut self.socket).await,
        }
    }

    pub(super) async fn send(&mut self, message: Message) -> Result<(), axum::Error> {
        match &mut self.watched {
            None => self.socket.send(message).await,
            Some(examined) => examined.send(&mut self.socket, message).await,
        }
    }
}

impl Examined {
    /// Whoever calls this may stop waiting at any time, so what is to be sent is kept until it has been.
    async fn recv(&mut self, socket: &mut WebSocket) -> Option<Result<Message, axum::Error>> {
        loop {
            self.flush(socket).await?;
            if self.closed {
                // As when the server closes a socket by itself: what was sent must not be thrown away.
                while let Some(Ok(_)) = socket.recv().await {}
                return None;
            }
            let message = match socket.recv().await {
                Some(Ok(message)) => message,
                end => return end,
            };
            match self.watched.heard(&message) {
                Heard::Pass => return Some(Ok(message)),
                Heard::Instead(text) => return Some(Ok(Message::Text(text.into()))),
                Heard::Answer(text) => self.to_send.push_back(Message::Text(text.into())),
                Heard::Cut => return None,
                Heard::Close(frame) => self.close(frame),
            }
        }
    }

    async fn send(&mut self, socket: &mut WebSocket, message: Message) -> Result<(), axum::Error> {
        if !self.closed {
            match self.watched.says(message) {
                Said::These(messages) => self.to_send.extend(messages),
                Said::Close(frame) => self.close(frame),
            }
        }
        // A line that is broken is noticed by whoever reads it.
        let _ = self.flush(socket).await;
        Ok(())
    }

    fn close(&mut self, frame: CloseFrame) {
        self.to_send.push_back(Message::Close(Some(frame)));
        self.closed = true;
    }

    async fn flush(&mut self, socket: &mut WebSocket) -> Option<()> {
        while let Some(message) = self.to_send.front() {
            socket.send(message.clone()).await.ok()?;
            self.to_send.pop_front();
        }
        Some(())
    }
}
