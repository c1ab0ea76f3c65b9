import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * What the bundler takes for the server whose web sockets are its own: it never listens, and hears only of those requests on
 * `server` that `isAllowed` lets pass. One that the bundler cannot read ends its connection and nothing else.
 */
export function upgradeGate(server: Server, isAllowed: (request: IncomingMessage) => boolean): Server {
  const gate = createServer();
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    if (!isAllowed(request)) {
      socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n');
      return;
    }
    try {
      if (!gate.emit('upgrade', request, socket, head)) socket.destroy();
    } catch {
      socket.destroy();
    }
  });
  return gate;
}
