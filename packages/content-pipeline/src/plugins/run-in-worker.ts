import type { Root as HastRoot } from 'hast';
import type { Root as MdastRoot } from 'mdast';
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import type { ContentPlugin } from '../page/content-plugin.js';

/** Beside `src` and `dist`, so that it is the same file for both. */
const PROGRAM = new URL('../../bin/plugin-thread.mjs', import.meta.url);
const TIME_LIMIT = 60_000;

/** What a plugin says, or why it failed, as data. */
interface PlainMessage {
  reason: string;
  place?: VFileMessage['place'];
  fatal?: boolean | null | undefined;
  note?: string | undefined;
}

/** What a plugin that was waited for has made of a tree. */
export interface WorkerAnswer<Tree> {
  tree?: Tree | undefined;
  messages?: PlainMessage[];
  error?: PlainMessage;
}

/** One thread for all plugins that work asynchronously, made when the first of them is met. It keeps no process alive. */
let thread: { worker: Worker; port: MessagePort; flag: Int32Array<SharedArrayBuffer> } | undefined;

function startThread(): NonNullable<typeof thread> {
  const flag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const { port1, port2 } = new MessageChannel();
  const worker = new Worker(PROGRAM, {
    workerData: { port: port2, flag },
    transferList: [port2],
    // Flags such as --input-type are about the parent's program.
    execArgv: [],
  });
  worker.unref();
  port1.unref();
  return { worker, port: port1, flag };
}

/**
 * Runs a plugin in a thread of its own and waits for it. The tree that it is given stays as it is.
 * @returns `undefined` when it was not done in time, or when the tree has what only this thread has, such as functions
 */
export function runInWorker<Tree extends MdastRoot | HastRoot>(
  tree: Tree,
  { url, options }: ContentPlugin,
  { value, path, data }: VFile,
): WorkerAnswer<Tree> | undefined {
  thread ??= startThread();
  const { worker, port, flag } = thread;
  Atomics.store(flag, 0, 0);
  try {
    port.postMessage({ url, options, tree, file: { value, path, data } });
  } catch {
    return undefined;
  }
  if (Atomics.wait(flag, 0, 0, TIME_LIMIT) === 'timed-out') {
    // The next one gets a thread that nothing runs in.
    thread = undefined;
    void worker.terminate();
    return undefined;
  }
  return receiveMessageOnPort(port)?.message as WorkerAnswer<Tree> | undefined;
}
