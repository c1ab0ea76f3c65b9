import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import {
  appendFile,
  link,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { unsafeEntry } from './tar-entries.mjs';

/** What pull requests of strangers may not write to, and all read. */
const TRUSTED = 'trusted';
const AUDIT_FILE = 'audit.jsonl';

/**
 * Entries in a folder: `<space>/<hash>.tar` with `<space>/<hash>.json`, its size and hash, and a line of `audit.jsonl` for each
 * that was written. A space of its own is read before the trusted one, and written instead of it.
 */
export class CacheStore {
  constructor(folder, { maxEntry = Infinity, maxTotal = Infinity } = {}) {
    this.folder = folder;
    this.maxEntry = maxEntry;
    this.maxTotal = maxTotal;
  }

  /** @returns size and bytes of an entry; nothing for one that is not what was written */
  async read(hash, space) {
    for (const name of space ? [space, TRUSTED] : [TRUSTED]) {
      const { tar, facts } = this.#files(name, hash);
      const written = await readFile(facts, 'utf8').then(JSON.parse, () => undefined);
      if (!written) continue;
      const found = await hashOf(tar).catch(() => undefined);
      if (found === written.sha256) {
        await utimes(tar, new Date(), new Date());
        return { size: written.size, stream: createReadStream(tar) };
      }
      await this.#quarantine(name, hash, { expected: written.sha256, found });
    }
    return undefined;
  }

  /** Writes an entry that is not there. @returns the answer's status, and a reason where it was refused */
  async write(hash, body, { name, space = TRUSTED }) {
    const { tar, facts } = this.#files(space, hash);
    if (await exists(facts)) return { status: 409, reason: 'The entry is there, and stays as it is.' };
    await mkdir(path.dirname(tar), { recursive: true });
    const temporary = `${tar}.${randomUUID()}`;
    try {
      const { size, sha256 } = await this.#receive(body, temporary);
      const unsafe = await unsafeEntry(temporary);
      if (unsafe) {
        await this.#note({ event: 'refused', hash, space, by: name, unsafe });
        return { status: 400, reason: `The archive is not one of Nx: ${unsafe}` };
      }
      // A link fails where a name is taken: of two writers at once one is first.
      await link(temporary, tar);
      await writeFile(facts, `${JSON.stringify({ size, sha256, by: name })}\n`);
      await this.#note({ event: 'written', hash, space, by: name, size, sha256 });
      await this.#makeRoom();
      return { status: 202 };
    } catch (error) {
      if (error.code === 'EEXIST') return { status: 409, reason: 'The entry is there, and stays as it is.' };
      if (error.code === 'TOO_LARGE') return { status: 413, reason: error.message };
      throw error;
    } finally {
      await rm(temporary, { force: true });
    }
  }

  /** Compares all entries with what was written. @returns those that differ, which nobody gets any more */
  async audit() {
    const damaged = [];
    for (const { space, hash } of await this.#entries()) {
      const { tar, facts } = this.#files(space, hash);
      const { sha256: expected } = await readFile(facts, 'utf8').then(JSON.parse, () => ({}));
      const found = await hashOf(tar).catch(() => undefined);
      const unsafe = await unsafeEntry(tar).catch((error) => error.message);
      if (expected === found && !unsafe) continue;
      await this.#quarantine(space, hash, { expected, found, unsafe });
      damaged.push({ space, hash, expected, found, unsafe });
    }
    return damaged;
  }

  #files(space, hash) {
    const base = path.join(this.folder, space, hash);
    return { tar: `${base}.tar`, facts: `${base}.json` };
  }

  async #receive(body, file) {
    const hash = createHash('sha256');
    let size = 0;
    const { maxEntry } = this;
    await pipeline(
      body,
      async function* (chunks) {
        for await (const chunk of chunks) {
          size += chunk.length;
          if (size > maxEntry)
            throw Object.assign(new Error(`An entry may have ${maxEntry} bytes.`), { code: 'TOO_LARGE' });
          hash.update(chunk);
          yield chunk;
        }
      },
      createWriteStream(file, { flags: 'wx' }),
    );
    return { size, sha256: hash.digest('hex') };
  }

  /** Removes what nobody has read for longest. */
  async #makeRoom() {
    const entries = await Promise.all(
      (await this.#entries()).map(async (entry) => ({ ...entry, ...(await this.#statistics(entry)) })),
    );
    let total = entries.reduce((sum, { size }) => sum + size, 0);
    for (const { space, hash, size } of entries.sort((a, b) => a.readAt - b.readAt)) {
      if (total <= this.maxTotal) return;
      const { tar, facts } = this.#files(space, hash);
      await rm(facts, { force: true });
      await rm(tar, { force: true });
      await this.#note({ event: 'evicted', hash, space });
      total -= size;
    }
  }

  async #statistics({ space, hash }) {
    const { size, mtimeMs } = await stat(this.#files(space, hash).tar);
    return { size, readAt: mtimeMs };
  }

  async #entries() {
    const spaces = await readdir(this.folder, { withFileTypes: true }).catch(() => []);
    const found = [];
    for (const { name: space } of spaces.filter((entry) => entry.isDirectory())) {
      const names = await readdir(path.join(this.folder, space));
      found.push(
        ...names.filter((name) => name.endsWith('.tar')).map((name) => ({ space, hash: name.slice(0, -4) })),
      );
    }
    return found;
  }

  /** Out of the way and kept, for those who look into it. */
  async #quarantine(space, hash, facts) {
    const { tar, facts: file } = this.#files(space, hash);
    await rm(file, { force: true });
    await rename(tar, `${tar}.damaged`).catch(() => undefined);
    await this.#note({ event: 'damaged', hash, space, ...facts });
  }

  async #note(event) {
    const line = JSON.stringify({ at: new Date().toISOString(), ...event });
    await appendFile(path.join(this.folder, AUDIT_FILE), `${line}\n`);
  }
}

async function hashOf(file) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

const exists = (file) =>
  stat(file).then(
    () => true,
    () => false,
  );
