import type { Root as HastRoot } from 'hast';
import type { Root as MdastRoot } from 'mdast';
import { type Plugin, unified } from 'unified';
import type { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import type { Diagnostic, DiagnosticBody } from '@org/site-model';
import type { ContentPlugin } from '../page/content-plugin.js';
import { type DiagnosticContext, report, thrownMessage } from '../page/diagnostics.js';
import { runInWorker } from './run-in-worker.js';

/** What plugins know beside their tree. */
export interface PluginRun {
  plugins: readonly ContentPlugin[];
  file: VFile;
  context: DiagnosticContext;
  /** What `this.parse` of a plugin gives: Markdown as the page has it. */
  parse: (text: string) => MdastRoot;
}

/**
 * Runs plugins over a tree, one after the other, each in a processor of its own: one that fails is left out of this page,
 * and what it says of the page becomes diagnostics.
 */
export function runPlugins<Tree extends MdastRoot | HastRoot>(tree: Tree, run: PluginRun): Tree {
  const { plugins, file, context } = run;
  return plugins.reduce((current, plugin) => {
    const next = runPlugin(current, plugin, run);
    for (const message of file.messages.splice(0))
      report(context, thrownMessage(message), fromPlugin(message, plugin));
    return next;
  }, tree);
}

/** What a plugin has made of a tree; neither is there where it goes on working. */
interface Outcome<Tree> {
  error?: unknown;
  tree?: Tree | undefined;
}

function runPlugin<Tree extends MdastRoot | HastRoot>(
  tree: Tree,
  plugin: ContentPlugin,
  run: PluginRun,
): Tree {
  const { file, context } = run;
  const outcome = isAsynchronous.get(plugin) ? waitFor(tree, plugin, file) : runHere(tree, plugin, run);
  if (outcome && !outcome.error) return outcome.tree ?? tree;
  report(
    context,
    thrownMessage(outcome?.error),
    outcome?.error ? failed(plugin.name, outcome.error) : stillRunning(plugin.name),
  );
  // What `file.fail` has thrown is among the messages too.
  file.messages = file.messages.filter((message) => message !== outcome?.error);
  return tree;
}

/** Plugins that have run, and whether this thread has to wait for them. */
const isAsynchronous = new WeakMap<ContentPlugin, boolean>();

function runHere<Tree extends MdastRoot | HastRoot>(
  tree: Tree,
  plugin: ContentPlugin,
  { file, parse }: PluginRun,
): Outcome<Tree> | undefined {
  const { attach, options } = plugin;
  // One that turns out to be asynchronous has begun to change the tree.
  const before = isAsynchronous.has(plugin) ? undefined : copyOf(tree);
  let outcome: Outcome<Tree> | undefined;
  try {
    const processor = unified();
    processor.parser = parse;
    processor
      .use(attach as Plugin<unknown[]>, ...(options ? [options] : []))
      .run(tree, file, (error, changed) => {
        outcome = error ? { error } : { tree: changed as Tree };
      });
  } catch (error) {
    outcome = { error };
  }
  isAsynchronous.set(plugin, outcome === undefined);
  return outcome ?? (before && waitFor(before, plugin, file));
}

/** `undefined` for a tree with what is no data, such as a function. */
function copyOf<Tree>(tree: Tree): Tree | undefined {
  try {
    return structuredClone(tree);
  } catch {
    return undefined;
  }
}

function waitFor<Tree extends MdastRoot | HastRoot>(
  tree: Tree,
  plugin: ContentPlugin,
  file: VFile,
): Outcome<Tree> | undefined {
  const answer = runInWorker(tree, plugin, file);
  for (const { reason, place, fatal, note } of answer?.messages ?? [])
    Object.assign(file.message(reason, { place }), { fatal, note });
  return answer;
}

type Problem = DiagnosticBody & Partial<Pick<Diagnostic, 'severity'>>;

const failed = (name: string, error: unknown): Problem => ({
  code: 'plugin-failed',
  message: `The plugin "${name}" failed on this page, which is compiled without it: ${thrownMessage(error).reason.replace(/\.$/, '')}.`,
  hint: 'If the page is right, report it to the makers of the plugin, or take it out of the configuration.',
});

const stillRunning = (name: string): Problem => ({
  code: 'plugin-asynchronous',
  message: `The plugin "${name}" works asynchronously and was not done within a minute, or what it works on cannot be handed to another thread, so this page is without it.`,
  hint: 'Do slow work before the build, and let the plugin read its result. A partial of MDX with islands is given to plugins that return at once alone.',
});

/** `file.message(…)` of a plugin: a warning, or what the plugin says it is. */
const fromPlugin = ({ reason, fatal, note }: VFileMessage, { name }: ContentPlugin): Problem => ({
  code: 'plugin-message',
  severity: fatal === true ? 'error' : fatal === false ? 'warning' : 'info',
  message: `The plugin "${name}" says: ${reason}`,
  ...(note ? { hint: note } : {}),
});
