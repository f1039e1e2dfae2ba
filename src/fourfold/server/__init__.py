"""The server: live tables over HTTP and WebSocket, on the event store."""
