import { afterAll, beforeAll, expect, it } from 'vitest';
import { changes } from './changes.mjs';
import { expectedChanges } from './expected-changes.mjs';
import { ScratchWorkspace } from './scratch-workspace.mjs';

/** Those that build no site. */
const SHORT = ['a test file', 'a README', 'a benchmark', 'a comment in a library'];
const isLong = process.env.CHANGES === 'long';

let workspace;

beforeAll(() => {
  workspace = new ScratchWorkspace();
  workspace.remember();
});

afterAll(() => workspace.remove());

// Each on top of those before it.
for (const name of isLong ? Object.keys(changes) : SHORT) {
  it(`${name} runs the tasks that read it, and changes what is made of it`, () => {
    const before = workspace.siteFiles();
    changes[name](workspace);
    const tasks = workspace.changedTasks();
    const files = changedFiles(before, workspace.siteFiles());
    expect({ tasks, files }).toEqual(expectedChanges[name]);
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
