// Prints what each task of the workspace is known by in the cache, over what is built now: `npm test` would run a task again when this changes.
//   node tools/graph/task-hashes.mjs               a JSON object, hash by task
//   node tools/graph/task-hashes.mjs docs-site:build   what one task's hash is made of
import { createProjectGraphAsync } from 'nx/src/project-graph/project-graph.js';
import { createTaskHasher } from 'nx/src/hasher/create-task-hasher.js';
import { createTaskGraph } from 'nx/src/tasks-runner/create-task-graph.js';
import { readFileSync } from 'node:fs';

process.env.NX_DAEMON = 'false';
const [asked] = process.argv.slice(2);
const projectGraph = await createProjectGraphAsync({ exitOnError: true });
const projects = Object.entries(projectGraph.nodes);
const targets = new Set(
  projects.flatMap(([, { data }]) => Object.keys(data.targets).filter((name) => data.targets[name].cache)),
);
const taskGraph = createTaskGraph(
  projectGraph,
  {},
  projects.map(([name]) => name),
  [...targets],
  undefined,
  {},
);
const hasher = createTaskHasher(projectGraph, JSON.parse(readFileSync('nx.json', 'utf8')), {});
const tasks = Object.values(taskGraph.tasks)
  .filter(({ cache, id }) => cache && (!asked || id === asked))
  .sort((a, b) => (a.id < b.id ? -1 : 1));
const environments = Object.fromEntries(tasks.map(({ id }) => [id, process.env]));
const hashes = await hasher.hashTasks(tasks, taskGraph, environments);
const entries = tasks.map(({ id }, index) => [id, asked ? hashes[index].details : hashes[index].value]);
const text = `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
// Not before a pipe has taken all of it.
process.stdout.write(text, () => process.exit(0));
