import { afterAll, beforeAll, expect, it } from 'vitest';
import { otherwiseThan } from './change-rules.mjs';
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
  const each = SHORT.flatMap((name) => expectedChanges[name].tasks.each);
  expect(otherwiseThan({ each }, { changed: workspace.changedTasks(), all: workspace.tasks() })).toEqual([]);
});

// Each on top of those before it.
for (const name of isLong ? Object.keys(changes) : []) {
  it(`${name} runs the tasks that read it, and changes what is made of it`, () => {
    const before = workspace.siteFiles();
    changes[name](workspace);
    const tasks = workspace.changedTasks();
    const after = workspace.siteFiles();
    const all = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
    const files = all.filter((file) => before[file] !== after[file]);
    console.log(`${name}: ${tasks.length} tasks, ${files.length} of ${all.length} files of the site`);
    expect({
      tasks: otherwiseThan(expectedChanges[name].tasks, { changed: tasks, all: workspace.tasks() }),
      files: otherwiseThan(expectedChanges[name].files, { changed: files, all }),
    }).toEqual({ tasks: [], files: [] });
  });
}
