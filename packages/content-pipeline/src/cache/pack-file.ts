import { closeSync, fstatSync, openSync, readSync, writeSync } from 'node:fs';
import { crc32 } from 'node:zlib';

/** Where one text is in a pack. */
export interface PackedText {
  /** Bytes from the start of the file. */
  offset: number;
  /** Bytes of UTF-8. */
  length: number;
  checksum: number;
}

/** One text that goes into a pack. */
export interface TextToPack {
  key: string;
  length: number;
  checksum: number;
  /** Its bytes; asked for when they are written, so that not all of them are in memory. */
  bytes: () => Buffer;
}

type IndexRow = [key: string, length: number, checksum: number];

const FORMAT = 'docs-pack 1';
/** `docs-pack 1 <bytes of the index> <checksum of the index>`, filled with spaces, so that one read gets it. */
const HEADER_BYTES = 48;

/** Writes a pack: header, index, texts. The file must not exist. */
export function writePack(file: string, texts: TextToPack[]): void {
  const rows: IndexRow[] = texts.map(({ key, length, checksum }) => [key, length, checksum]);
  const index = Buffer.from(JSON.stringify(rows));
  const header = `${FORMAT} ${index.length} ${crc32(index)}`.padEnd(HEADER_BYTES - 1);
  const descriptor = openSync(file, 'wx');
  try {
    writeSync(descriptor, `${header}\n`);
    writeAll(descriptor, index);
    for (const { bytes } of texts) writeAll(descriptor, bytes());
  } finally {
    closeSync(descriptor);
  }
}

function writeAll(descriptor: number, bytes: Buffer): void {
  for (let written = 0; written < bytes.length;) written += writeSync(descriptor, bytes, written);
}

/** A pack that is open for reading. What another process deletes stays readable until it is closed. */
export class Pack {
  readonly texts: ReadonlyMap<string, PackedText>;
  readonly bytes: number;
  readonly #descriptor: number;

  private constructor(descriptor: number, bytes: number, texts: Map<string, PackedText>) {
    this.#descriptor = descriptor;
    this.bytes = bytes;
    this.texts = texts;
  }

  /** `undefined` for a file that is gone, cut short, of another format, or damaged in its index. */
  static open(file: string): Pack | undefined {
    let descriptor: number | undefined;
    try {
      descriptor = openSync(file, 'r');
      const { size } = fstatSync(descriptor);
      const texts = readIndex(descriptor, size);
      if (texts) return new Pack(descriptor, size, texts);
    } catch {
      // A pack that cannot be read is one that is not there.
    }
    if (descriptor !== undefined) closeSync(descriptor);
    return undefined;
  }

  /** `undefined` when the bytes are not those that were written. */
  read({ offset, length, checksum }: PackedText): Buffer | undefined {
    try {
      const bytes = Buffer.allocUnsafe(length);
      const read = readSync(this.#descriptor, bytes, 0, length, offset);
      return read === length && crc32(bytes) === checksum ? bytes : undefined;
    } catch {
      return undefined;
    }
  }

  /** The first bytes of a text, not compared with its checksum. */
  readStart({ offset, length }: PackedText, most: number): Buffer | undefined {
    try {
      return readBytes(this.#descriptor, Math.min(length, most), offset);
    } catch {
      return undefined;
    }
  }

  close(): void {
    closeSync(this.#descriptor);
  }
}

function readIndex(descriptor: number, size: number): Map<string, PackedText> | undefined {
  const header = readBytes(descriptor, HEADER_BYTES, 0).toString('latin1');
  const [, bytes, checksum] = /^docs-pack 1 (\d{1,10}) (\d{1,10}) *\n$/.exec(header) ?? [];
  const length = Number(bytes);
  if (!bytes || HEADER_BYTES + length > size) return undefined;
  const index = readBytes(descriptor, length, HEADER_BYTES);
  if (crc32(index) !== Number(checksum)) return undefined;

  const texts = new Map<string, PackedText>();
  let offset = HEADER_BYTES + length;
  for (const [key, textLength, textChecksum] of JSON.parse(index.toString()) as IndexRow[]) {
    texts.set(key, { offset, length: textLength, checksum: textChecksum });
    offset += textLength;
  }
  return offset === size ? texts : undefined;
}

function readBytes(descriptor: number, length: number, position: number): Buffer {
  const bytes = Buffer.alloc(length);
  readSync(descriptor, bytes, 0, length, position);
  return bytes;
}
