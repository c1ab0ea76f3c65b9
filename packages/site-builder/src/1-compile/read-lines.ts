import { open } from 'node:fs/promises';

const CHUNK = 1 << 20;
const NEWLINE = 10;

/**
 * Lines of a file of UTF-8 that ends each with `\n`, one after the other; in memory are one chunk and one line. `node:readline`
 * looks at every character for all the ways in which a line may end, which takes longer than to parse what stands in it.
 *
 * @throws when the file cannot be read
 */
export async function* readLines(file: string): AsyncGenerator<string> {
  const handle = await open(file);
  try {
    let rest: Uint8Array = new Uint8Array();
    for (;;) {
      const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(CHUNK), 0, CHUNK);
      if (bytesRead === 0) break;
      const text = Buffer.concat([rest, buffer.subarray(0, bytesRead)]);
      let start = 0;
      for (let end = text.indexOf(NEWLINE); end >= 0; end = text.indexOf(NEWLINE, start)) {
        yield text.toString('utf8', start, end);
        start = end + 1;
      }
      rest = text.subarray(start);
    }
    if (rest.length > 0) yield Buffer.from(rest).toString('utf8');
  } finally {
    await handle.close();
  }
}
