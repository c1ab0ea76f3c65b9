import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run, runNx, ScratchWorkspace } from '../graph/scratch-workspace.mjs';
import { ConsumerSite } from './consumer-site.mjs';
import { LocalRegistry } from './local-registry.mjs';

const PORT = Number(process.env.REGISTRY_PORT ?? 5390);

let registry;
let workspace;
let consumer;

beforeAll(async () => {
  registry = await LocalRegistry.start(PORT);
  workspace = new ScratchWorkspace({ withBuilt: true });
  // A registry that takes everybody's packages wants a token all the same.
  writeFileSync(workspace.file('.npmrc'), `//127.0.0.1:${PORT}/:_authToken=rehearsal\n`);
});

afterAll(() => {
  consumer?.remove();
  workspace?.remove();
  registry?.stop();
});

const nx = (...args) => runNx(workspace.root, args);
const publish = () => nx('release', 'publish', `--registry=${registry.address}`);

it('publishes every package, which a site installs and is built with', async () => {
  publish();
  const { versions } = await registry.facts('@org/site-builder');
  expect(versions['0.1.0'].dependencies['@org/theme-shell']).toBe('^0.1.0');
  consumer = new ConsumerSite(registry.address, {
    '@org/site-builder': '^0.1.0',
    '@org/theme-shell': '^0.1.0',
    react: '^19.0.0',
    'react-dom': '^19.0.0',
    'react-router': '^7.0.0',
    vite: '^8.0.0',
  });
  consumer.pnpm('install');
  expect(consumer.build()).toContain('Things work.');
});

it('publishes what a plan says, and the site is built after its upgrade', async () => {
  const file = workspace.file('packages/theme-shell/src/messages/en/index.ts');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace("skipToContent: '", "skipToContent: 'Rehearsed: "));
  run('git', ['checkout', '-qb', 'rehearsal'], workspace.root);
  // Of what is planned now, nothing is known here.
  rmSync(workspace.file('.nx/version-plans'), { recursive: true, force: true });
  run('git', ['commit', '-qam', 'theme-shell: rehearse'], workspace.root);
  nx('release', 'plan', 'patch', '--projects=theme-shell', '--message=Say that this is a rehearsal');
  run('git', ['add', '-A', '.nx/version-plans'], workspace.root);
  run('git', ['commit', '-qm', 'plan'], workspace.root);
  nx('release', 'plan:check', '--base=main');
  run('git', ['checkout', '-q', 'main'], workspace.root);
  run('git', ['merge', '-q', '--ff-only', 'rehearsal'], workspace.root);
  nx('release', '--skip-publish');
  publish();
  consumer.pnpm('update', '@org/*');
  expect(consumer.installed('@org/theme-shell')).toBe('0.1.1');
  expect(consumer.installed('@org/site-builder')).toBe('0.1.1');
  expect(consumer.build()).toContain('Rehearsed: ');
});

it('publishes a canary beside what is released', async () => {
  const commit = run('git', ['rev-parse', '--short=10', 'HEAD'], workspace.root).trim();
  run('node', ['tools/release/canary.mjs', '--registry', registry.address], workspace.root);
  const { 'dist-tags': tags, versions } = await registry.facts('@org/site-builder');
  expect(tags).toEqual({ latest: '0.1.1', canary: `0.0.0-canary.g${commit}` });
  expect(versions[tags.canary].dependencies['@org/site-model']).toBe(`^${tags.canary}`);
  expect(run('git', ['status', '--porcelain', 'packages'], workspace.root)).toBe('');
});
