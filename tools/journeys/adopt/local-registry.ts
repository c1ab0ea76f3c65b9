import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PackedLibrary } from './packed-libraries.js';

export interface LocalRegistry {
  /** What an `.npmrc` needs, so that our packages come from here and all others from where they always do. */
  npmrc: string;
  stop: () => void;
}

/** Serves the packed libraries, and no other packages, to package managers on this machine. */
export async function startLocalRegistry(libraries: readonly PackedLibrary[]): Promise<LocalRegistry> {
  const byName = new Map(libraries.map((library) => [library.manifest.name, library]));
  let address = '';
  const server = createServer(({ url = '' }, response) => {
    const pathname = decodeURIComponent(url).slice(1);
    const tarball = /^tarballs\/(.+)\.tgz$/.exec(pathname)?.[1];
    const library = byName.get(tarball ?? pathname);
    if (!library) response.writeHead(404).end('{"error":"not found"}');
    else if (tarball === undefined) response.end(JSON.stringify(packument(library, address)));
    else response.end(readFileSync(library.file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const stop = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { npmrc: `@org:registry=${address}\n`, stop };
}

/** What a registry answers about a package. */
function packument({ manifest, file }: PackedLibrary, address: string) {
  const { name, version } = manifest;
  const integrity = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
  const dist = { tarball: `${address}tarballs/${name}.tgz`, integrity };
  return { name, 'dist-tags': { latest: version }, versions: { [version]: { ...manifest, dist } } };
}
