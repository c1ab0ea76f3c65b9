import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Which documents may be fetched over http and https. */
export interface RemoteOptions {
  /** Hosts that documents may be fetched from; `*` for any. */
  hosts: string[];
  /** Milliseconds for one document. @default 10000 */
  timeout?: number;
}

/** Which files may be read, and how much of them. */
export interface ReadOptions {
  /** Folder that all files of the document must be in, absolute. @default the document's own folder */
  root?: string;
  /** Whether `$ref`s to http and https addresses are followed. @default none are */
  remote?: RemoteOptions;
  /** Bytes of all files together. @default 64 MiB */
  maxBytes?: number;
}

/** Enough for the largest documents that vendors publish (12 MB), and little enough to hold twice. */
const DEFAULT_MAX_BYTES = 64 * 1024 * 1024;
const DEFAULT_REMOTE_TIMEOUT = 10_000;

/** Reads the files of one document, and refuses what is outside the limits. Every refusal is an error with a plain sentence. */
export class FileAccess {
  readonly #root: string;
  readonly #options: ReadOptions;
  readonly #limit: number;
  #bytes = 0;

  constructor(root: string, options: ReadOptions) {
    this.#root = root;
    this.#options = options;
    this.#limit = options.maxBytes ?? DEFAULT_MAX_BYTES;
  }

  /** Bytes of all files so far. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Text of a local file, by its path or `file:` address. */
  async readLocal(address: string): Promise<string> {
    const file = address.startsWith('file:') ? fileURLToPath(address) : address;
    const real = await realpath(file).catch(() => null);
    if (real === null) throw new Error('the file does not exist');
    const root = await realpath(this.#root);
    if (!`${real}${path.sep}`.startsWith(`${root}${path.sep}`)) {
      throw new Error('the file is outside the folder that documents may use');
    }
    const { size } = await stat(real);
    this.#take(size);
    return readFile(real, 'utf8');
  }

  async readRemote(address: string): Promise<string> {
    const { remote } = this.#options;
    const { hostname } = new URL(address);
    if (!remote || !(remote.hosts.includes('*') || remote.hosts.includes(hostname))) {
      throw new Error('documents of other hosts are not fetched unless the configuration allows the host');
    }
    const signal = AbortSignal.timeout(remote.timeout ?? DEFAULT_REMOTE_TIMEOUT);
    const response = await fetch(address, { signal, redirect: 'error' });
    if (!response.ok) throw new Error(`the server answered ${response.status}`);
    return this.#readBody(response);
  }

  /** Counted while it comes, so that a server cannot send without end. */
  async #readBody(response: Response): Promise<string> {
    const decoder = new TextDecoder();
    let text = '';
    if (!response.body) return text;
    for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
      this.#take(chunk.byteLength);
      text += decoder.decode(chunk, { stream: true });
    }
    return text + decoder.decode();
  }

  #take(bytes: number): void {
    this.#bytes += bytes;
    if (this.#bytes > this.#limit) {
      throw new Error(`the files of the document have more than ${this.#limit} bytes together`);
    }
  }
}
