import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run, runNx } from '../graph/scratch-workspace.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PNPM = path.join(ROOT, 'node_modules/.bin/pnpm');

/** A clone of the workspace at a commit, whose products can be built with its own libraries, and then with those that are packed here. */
export class ConsumerWorkspace {
  /** @param {string} commit anything that git knows */
  constructor(commit) {
    const id = run('git', ['rev-parse', '--verify', `${commit}^{commit}`], ROOT).trim();
    this.root = mkdtempSync(path.join(tmpdir(), 'consumers-'));
    run('git', ['clone', '-q', '--shared', '--no-tags', '--no-checkout', ROOT, this.root], ROOT);
    run('git', ['checkout', '-q', '-B', 'main', id], this.root);
    this.#install('--frozen-lockfile');
  }

  #install(...args) {
    run(PNPM, ['install', '--prefer-offline', '--ignore-scripts', ...args], this.root);
  }

  /** Names of the apps that are sites. */
  products() {
    return readdirSync(path.join(this.root, 'apps')).filter((name) =>
      existsSync(path.join(this.root, 'apps', name, 'site.config.ts')),
    );
  }

  /**
   * Builds products one by one, so that a failure of one does not hide that of another, and copies their sites into `folder`.
   * @returns {Map<string, string>} product → what the build said, for those that failed
   */
  build(products, folder) {
    mkdirSync(folder, { recursive: true });
    const failures = new Map();
    for (const product of products) {
      const dist = path.join(this.root, 'apps', product, 'dist');
      rmSync(dist, { recursive: true, force: true });
      try {
        runNx(this.root, ['run', `${product}:build`, '--skip-nx-cache', '--outputStyle=static']);
        cpSync(dist, path.join(folder, product), { recursive: true });
      } catch (error) {
        failures.set(product, `${error.stdout ?? ''}${error.stderr ?? ''}` || String(error));
      }
    }
    return failures;
  }

  /** Puts what is packed of the working tree in the place of every library. It must be built. */
  takeCandidates() {
    const packed = mkdtempSync(path.join(tmpdir(), 'candidates-'));
    for (const name of readdirSync(path.join(ROOT, 'packages'))) this.#takeCandidate(name, packed);
    rmSync(packed, { recursive: true, force: true });
    // Products may need other versions now, as they would after an update.
    this.#install('--no-frozen-lockfile');
  }

  remove() {
    rmSync(this.root, { recursive: true, force: true });
  }

  #takeCandidate(name, packed) {
    const folder = path.join(packed, name);
    mkdirSync(folder);
    run(PNPM, ['pack', '--pack-destination', folder], path.join(ROOT, 'packages', name));
    const [archive] = readdirSync(folder);
    execFileSync('tar', ['-xzf', archive], { cwd: folder });
    const library = path.join(this.root, 'packages', name);
    rmSync(library, { recursive: true, force: true });
    cpSync(path.join(folder, 'package'), library, { recursive: true });
    writeFileSync(path.join(library, 'package.json'), ofWorkspace(path.join(library, 'package.json')));
    // There is nothing to build of it, and tasks of products wait for that.
    const targets = Object.fromEntries(
      ['build', 'fingerprint'].map((target) => [target, { executor: 'nx:noop' }]),
    );
    writeFileSync(path.join(library, 'project.json'), JSON.stringify({ name, targets }));
  }
}

/** The manifest of a packed library, with the other candidates where it names released versions of them. */
function ofWorkspace(file) {
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  for (const field of ['dependencies', 'peerDependencies', 'optionalDependencies', 'devDependencies'])
    for (const name of Object.keys(manifest[field] ?? {}))
      if (name.startsWith('@org/')) manifest[field][name] = 'workspace:^';
  return JSON.stringify(manifest, null, 2);
}
