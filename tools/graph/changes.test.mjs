import { afterAll, beforeAll, expect, it } from 'vitest';
import { changes } from './changes.mjs';
import { expectedChanges } from './expected-changes.mjs';
import { ScratchWorkspace } from './scratch-workspace.mjs';

/** Those that build nothing: together they cost what one does. */
const SHORT = ['a test file', 'a README', 'a benchmark'];
const isLong = process.env.CHANGES === 'long';

let workspace;

beforeAll(() => {
  workspace = new ScratchWorkspace({ withBuilt: isLong });
  workspace.remember();
});

afterAll(() => workspace.remove());

it.runIf(!isLong)('tests, READMEs and benchmarks run the tasks that read them', () => {
  for (const name of SHORT) changes[name](workspace);
  const expected = SHORT.flatMap((name) => expectedChanges[name].tasks);
  expect(workspace.changedTasks()).toEqual([...new Set(expected)].sort());
});

// Each on top of those before it.
for (const name of isLong ? Object.keys(changes) : []) {
  it(`${name} runs the tasks that read it, and changes what is made of it`, () => {
    const before = workspace.siteFiles();
    changes[name](workspace);
    const tasks = workspace.changedTasks();
    const files = changedFiles(before, workspace.siteFiles());
    const expected = expectedChanges[name];
    expect({ tasks, files }).toEqual({ tasks: [...expected.tasks].sort(), files: expected.files });
  });
}

/** How many files of the site have changed, by folder and kind: `cloud/*.html 9`. Names with a hash in them say nothing. */
function changedFiles(before, after) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const kinds = names.filter((name) => before[name] !== after[name]).map(kindOf);
  return [...new Set(kinds)]
    .sort()
    .map((kind) => `${kind} ${kinds.filter((other) => other === kind).length}`);
}

const kindOf = (name) =>
  `${name.includes('/') ? `${name.split('/')[0]}/` : ''}*${name.slice(name.lastIndexOf('.'))}`;
