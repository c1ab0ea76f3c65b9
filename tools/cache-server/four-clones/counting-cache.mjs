import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createCacheServer } from '../cache-server.mjs';

/** Bytes of one entry: a site of 20,000 pages is one. */
const MAX_ENTRY = 4 * 2 ** 30;
/** Milliseconds. */
const POLL = 20;
const TRUSTED = 'libraries';

/** A remote cache that counts the bytes that go through it. What is written as `libraries` all read, everything else those of the same name alone. */
export class CountingCache {
  #secret = randomUUID();
  #moved = { up: 0, down: 0 };

  /** @param {string} folder */
  static async start(folder) {
    const cache = new CountingCache();
    const tokens = [TRUSTED, 'in turn', 'at once'].map((name) => ({
      name,
      access: 'write',
      sha256: createHash('sha256').update(cache.#tokenOf(name)).digest('hex'),
      ...(name !== TRUSTED && { space: name.replace(' ', '-') }),
    }));
    cache.server = createCacheServer({ folder, tokens, maxEntry: MAX_ENTRY });
    cache.server.on('connection', (socket) => socket.on('close', () => cache.#count(socket)));
    await new Promise((resolve) => cache.server.listen(0, '127.0.0.1', resolve));
    return cache;
  }

  #tokenOf = (name) => `${name} ${this.#secret}`;

  #count({ bytesRead, bytesWritten }) {
    this.#moved.up += bytesRead;
    this.#moved.down += bytesWritten;
  }

  /** Bytes that clones have sent and got. They have ended; their connections may not. */
  async moved() {
    while ((await this.#connections()) > 0) await wait(POLL);
    return { ...this.#moved };
  }

  #connections() {
    return new Promise((resolve, reject) => {
      this.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
    });
  }

  /** What a command of Nx runs with that uses this cache. */
  as(name) {
    return {
      NX_SELF_HOSTED_REMOTE_CACHE_SERVER: `http://127.0.0.1:${this.server.address().port}`,
      NX_SELF_HOSTED_REMOTE_CACHE_ACCESS_TOKEN: this.#tokenOf(name),
    };
  }

  stop() {
    return new Promise((resolve) => this.server.close(resolve));
  }
}
