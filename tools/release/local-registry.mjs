import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** A registry on this machine: it keeps packages of the workspace in a temporary folder, and asks the real one for all others. */
export class LocalRegistry {
  static async start(port) {
    const registry = new LocalRegistry(port);
    await registry.#answers();
    return registry;
  }

  constructor(port) {
    this.address = `http://127.0.0.1:${port}/`;
    this.folder = mkdtempSync(path.join(tmpdir(), 'registry-'));
    const config = path.join(this.folder, 'config.yaml');
    writeFileSync(config, JSON.stringify(configuration()));
    const manifest = createRequire(import.meta.url).resolve('verdaccio/package.json');
    const program = path.join(path.dirname(manifest), 'bin/verdaccio');
    this.process = spawn(process.execPath, [program, '--config', config, '--listen', `127.0.0.1:${port}`], {
      cwd: this.folder,
      stdio: 'ignore',
    });
  }

  async #answers() {
    for (let attempt = 0; attempt < 240; attempt += 1) {
      if (this.process.exitCode !== null) break;
      const answer = await fetch(`${this.address}-/ping`).catch(() => undefined);
      if (answer?.ok) return;
      await setTimeout(250);
    }
    throw new Error(`No registry answers at ${this.address}.`);
  }

  /** Versions and tags of a package. */
  async facts(name) {
    const answer = await fetch(this.address + name.replace('/', '%2f'));
    return await answer.json();
  }

  stop() {
    this.process.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** JSON is YAML too. */
function configuration() {
  const url = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
  return {
    storage: './storage',
    uplinks: { real: { url, maxage: '60m', timeout: '120s' } },
    packages: {
      '@org/*': { access: '$all', publish: '$all' },
      '**': { access: '$all', proxy: 'real' },
    },
    max_body_size: '50mb',
    log: { type: 'stdout', level: 'fatal' },
  };
}
