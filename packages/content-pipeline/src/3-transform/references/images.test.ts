import { expect, it } from 'vitest';
import { compilePage } from '../../compile-page.js';

/** A box of a file of pictures: its length, its name, what is in it. */
const box = (name: string, ...inner: Buffer[]): Buffer => {
  const content = Buffer.concat(inner);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(name, 4);
  return Buffer.concat([head, content]);
};
const numbers = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(4 * values.length);
  values.forEach((value, index) => bytes.writeUInt32BE(value, 4 * index));
  return bytes;
};
const avif = (brand: string): Buffer =>
  Buffer.concat([
    box('ftyp', Buffer.from(brand), numbers(0)),
    box('meta', numbers(0), box('iprp', box('ipco', box('ispe', numbers(0, 30, 20))))),
  ]);

it.each(['avif', 'avis'])('measures pictures of the kind %s', (brand) => {
  const page = compilePage(
    { path: 'page.md', text: '![Two leaves](./leaves.avif)' },
    { read: (name) => (name === 'leaves.avif' ? avif(brand) : undefined) },
  );
  expect(page.diagnostics).toEqual([]);
  expect(page.html.join('')).toMatch(/width="30" height="20"/);
});
