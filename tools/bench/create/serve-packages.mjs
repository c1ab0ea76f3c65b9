import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/**
 * Packs the libraries as they would be published, and serves them alone on the loopback interface.
 * @param {string} below folder for what is packed
 * @returns {Promise<{ npmrc: string, stop: () => void }>} settings of npm by which our packages come from here, and all others from where they always do
 */
export async function servePackages(below) {
  const folder = mkdtempSync(path.join(below, 'packed-'));
  const packed = new Map(readdirSync(path.join(ROOT, 'packages')).map((name) => pack(name, folder)));
  let address = '';
  const server = createServer(({ url = '' }, response) => {
    const name = decodeURIComponent(url).slice(1);
    const isTarball = name.startsWith('tarballs/');
    const found = packed.get(isTarball ? name.slice('tarballs/'.length, -'.tgz'.length) : name);
    if (!found) response.writeHead(404).end('{"error":"not found"}');
    else response.end(isTarball ? found.bytes : JSON.stringify(packument(found, address)));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${server.address().port}/`;
  const npmrc = path.join(folder, 'npmrc');
  const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
  writeFileSync(npmrc, `registry=${registry}\n@org:registry=${address}\n`);
  return {
    npmrc,
    stop() {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

function pack(name, below) {
  const folder = path.join(below, name);
  mkdirSync(folder);
  const cwd = path.join(ROOT, 'packages', name);
  execFileSync(path.join(ROOT, 'node_modules/.bin/pnpm'), ['pack', '--pack-destination', folder], { cwd });
  const file = path.join(folder, readdirSync(folder)[0]);
  const manifest = JSON.parse(
    execFileSync('tar', ['-xzOf', file, 'package/package.json'], { encoding: 'utf8' }),
  );
  return [manifest.name, { manifest, bytes: readFileSync(file) }];
}

/** What a registry answers about a package. */
function packument({ manifest, bytes }, address) {
  const { name, version } = manifest;
  const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
  const dist = { tarball: `${address}tarballs/${name}.tgz`, integrity };
  return { name, 'dist-tags': { latest: version }, versions: { [version]: { ...manifest, dist } } };
}
