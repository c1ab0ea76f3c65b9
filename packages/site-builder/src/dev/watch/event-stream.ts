import type { IncomingMessage, ServerResponse } from 'node:http';

/** Milliseconds in which the events of one edit (several of its modules may break) become one. */
const QUIET = 30;

/** Server-sent events to every open page. */
export class EventStream {
  readonly #clients = new Set<ServerResponse>();
  readonly #pending = new Map<string, ReturnType<typeof setTimeout>>();

  /** When each event was last sent. */
  readonly #sent = new Map<string, number>();

  /** @param since milliseconds of the epoch when the page was asked for: what has happened since then is sent at once */
  connect(request: IncomingMessage, response: ServerResponse, since = Infinity): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(': connected\n\n');
    for (const [event, time] of this.#sent) if (time >= since) response.write(toMessage(event));
    this.#clients.add(response);
    request.on('close', () => this.#clients.delete(response));
  }

  send(event: string): void {
    this.#sent.set(event, Date.now());
    for (const client of this.#clients) client.write(toMessage(event));
  }

  /** Makes one event of those that come soon after one another. */
  sendWhenQuiet(event: string): void {
    clearTimeout(this.#pending.get(event));
    this.#pending.set(
      event,
      setTimeout(() => this.send(event), QUIET),
    );
  }

  close(): void {
    this.#pending.forEach((timer) => clearTimeout(timer));
    this.#clients.forEach((client) => client.end());
  }
}

const toMessage = (event: string): string => `event: ${event}\ndata: {}\n\n`;
