import type { IncomingMessage, ServerResponse } from 'node:http';

/** Milliseconds in which the events of one edit (editors write in several steps) become one. */
const QUIET = 30;

/** Server-sent events to every open page. */
export class EventStream {
  readonly #clients = new Set<ServerResponse>();
  readonly #pending = new Map<string, ReturnType<typeof setTimeout>>();

  connect(request: IncomingMessage, response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(': connected\n\n');
    this.#clients.add(response);
    request.on('close', () => this.#clients.delete(response));
  }

  send(event: string): void {
    clearTimeout(this.#pending.get(event));
    this.#pending.set(
      event,
      setTimeout(() => {
        for (const client of this.#clients) client.write(`event: ${event}\ndata: {}\n\n`);
      }, QUIET),
    );
  }

  close(): void {
    this.#pending.forEach((timer) => clearTimeout(timer));
    this.#clients.forEach((client) => client.end());
  }
}
