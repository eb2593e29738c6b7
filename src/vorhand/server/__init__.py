"""The server: HTTP and WebSocket around the tables of `service`, and the web page."""
