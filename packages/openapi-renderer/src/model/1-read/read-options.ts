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
export const DEFAULT_MAX_BYTES = 64 * 1024 * 1024;
export const DEFAULT_REMOTE_TIMEOUT = 10_000;
