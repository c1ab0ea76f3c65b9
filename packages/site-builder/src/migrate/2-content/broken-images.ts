import { closeSync, openSync, readSync } from 'node:fs';

/** What files of a kind begin with. */
const SIGNATURES: Record<string, string> = {
  png: '89504e470d0a1a0a',
  jpg: 'ffd8ff',
  jpeg: 'ffd8ff',
  gif: '47494638',
};

/** Whether a file is named like an image and is none, as after a change of its line ends: browsers show nothing, and a build stops. */
export function isBrokenImage(file: string): boolean {
  const signature = SIGNATURES[/\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? ''];
  return signature !== undefined && !beginningOf(file).startsWith(signature);
}

function beginningOf(file: string): string {
  const bytes = Buffer.alloc(8);
  const handle = openSync(file, 'r');
  try {
    readSync(handle, bytes);
  } finally {
    closeSync(handle);
  }
  return bytes.toString('hex');
}
