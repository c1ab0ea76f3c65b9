// Runs plugins that work asynchronously, for a thread that waits: a page compiles without waiting. Trees come and go as messages.
import { workerData } from 'node:worker_threads';
import { unified } from 'unified';
import { VFile } from 'vfile';

/** @type {{ port: import('node:worker_threads').MessagePort, flag: Int32Array<SharedArrayBuffer> }} */
const { port, flag } = workerData;

port.on('message', async ({ url, options, tree, file }) => {
  const answer = await run(url, options, tree, file).catch((error) => ({ error: plainMessage(error) }));
  try {
    port.postMessage(answer);
  } catch (error) {
    // A tree that cannot be a message: a plugin has put a function into it.
    port.postMessage({ error: plainMessage(error) });
  }
  Atomics.store(flag, 0, 1);
  Atomics.notify(flag, 0);
});

/** @type {(url: string, options: unknown, tree: any, file: { value: string, path: string, data: any }) => Promise<object>} */
async function run(url, options, tree, given) {
  const { default: exported } = await import(url);
  const attach = exported.default ?? exported;
  const file = new VFile(given);
  const changed = await unified()
    .use(attach, ...(options === undefined ? [] : [options]))
    .run(tree, file);
  return { tree: changed, messages: file.messages.map(plainMessage) };
}

/** What a message or an error says, as data. @param {any} thrown */
function plainMessage(thrown) {
  const { reason, message, place, fatal, note } = Object(thrown);
  return { reason: reason ?? message ?? String(thrown), place, fatal, note };
}
