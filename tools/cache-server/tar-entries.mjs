import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';

const BLOCK = 512;
const GZIP = 0x8b1f;
/** Types of entries: files (two forms), folders, and the headers for long names. */
const PLAIN = new Set(['\0', '0', '5', 'L', 'x', 'g']);

/**
 * What an archive holds that would be written outside of the folder that it is unpacked in, or that is no file: a sentence, or nothing.
 * A poisoned entry must not reach other files of the machines that read it.
 */
export async function unsafeEntry(file) {
  let pending = Buffer.alloc(0);
  let skip = 0;
  let count = 0;
  let longName;
  for await (const chunk of await contentOf(file)) {
    pending = Buffer.concat([pending, chunk]);
    for (;;) {
      const step = Math.min(skip, pending.length);
      pending = pending.subarray(step);
      skip -= step;
      if (skip > 0 || pending.length < BLOCK) break;
      const header = pending.subarray(0, BLOCK);
      const size = numberAt(header, 124, 12);
      const padded = Math.ceil(size / BLOCK) * BLOCK;
      const type = String.fromCharCode(header[156]);
      if (header.every((byte) => byte === 0)) {
        pending = pending.subarray(BLOCK);
        continue;
      }
      if (!isHeader(header)) return 'it is no tar archive.';
      if (type === 'L' || type === 'x') {
        // The name is in the body: wait until it is here.
        if (pending.length < BLOCK + padded) break;
        longName = nameOf(pending.subarray(BLOCK, BLOCK + size).toString('utf8'), type) ?? longName;
        pending = pending.subarray(BLOCK + padded);
        continue;
      }
      const name = longName ?? headerName(header);
      longName = undefined;
      count += 1;
      if (!PLAIN.has(type)) return `"${name}" is a link or a device.`;
      if (/^[/\\]|^[A-Za-z]:|(?:^|[/\\])\.\.(?:[/\\]|$)/.test(name))
        return `"${name}" leads out of its folder.`;
      pending = pending.subarray(BLOCK);
      skip = padded;
    }
  }
  return count > 0 && skip === 0 ? undefined : 'it is no whole tar archive.';
}

async function contentOf(file) {
  const handle = await open(file);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
  await handle.close();
  const stream = createReadStream(file);
  return bytesRead === 2 && buffer.readUInt16LE(0) === GZIP ? stream.pipe(createGunzip()) : stream;
}

/** Whether the checksum of a header is right. */
function isHeader(header) {
  let sum = 8 * 32;
  for (const [index, byte] of header.entries()) if (index < 148 || index >= 156) sum += byte;
  return sum === numberAt(header, 148, 8);
}

const textAt = (header, start, length) =>
  header
    .subarray(start, start + length)
    .toString('utf8')
    .replace(/\0[^]*/, '');

/** Octal digits, or for large files a binary number. */
function numberAt(header, start, length) {
  if (header[start] & 0x80) return Number(header.readBigUInt64BE(start + length - 8));
  return Number.parseInt(textAt(header, start, length).trim() || '0', 8);
}

function headerName(header) {
  const prefix = textAt(header, 257, 5) === 'ustar' ? textAt(header, 345, 155) : '';
  return prefix ? `${prefix}/${textAt(header, 0, 100)}` : textAt(header, 0, 100);
}

/** Of a GNU header the whole body, of a POSIX one its field. */
const nameOf = (body, type) =>
  type === 'L' ? body.replace(/\0[^]*/, '') : /(?:^|\n)\d+ path=([^\n]*)/.exec(body)?.[1];
