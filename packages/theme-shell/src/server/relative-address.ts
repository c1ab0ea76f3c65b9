/** `/docs/assets/boot.js` as a page at `/docs/fr/` names it: `../assets/boot.js`. An address of another origin stays as it is. */
export function relativeAddress(from: string, to: string): string {
  if (!to.startsWith('/') || to.startsWith('//')) return to;
  const folders = from.split('/').slice(1, -1);
  const target = to.split('/').slice(1);
  const differ = folders.findIndex((folder, index) => folder !== target[index]);
  const shared = differ === -1 ? folders.length : differ;
  const up = '../'.repeat(folders.length - shared);
  return up + target.slice(shared).join('/') || './';
}
