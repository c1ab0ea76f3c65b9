import type { Root as HastRoot } from 'hast';
import type { Root as MdastRoot } from 'mdast';
import { unified } from 'unified';
import type { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import type { Diagnostic, DiagnosticBody } from '@org/site-model';
import type { ContentPlugin } from '../page/content-plugin.js';
import { type DiagnosticContext, report, thrownMessage } from '../page/diagnostics.js';

/**
 * Runs plugins over a tree, one after the other, each in a processor of its own: one that fails is left out of this page,
 * and what it says of the page becomes diagnostics.
 */
export function runPlugins<Tree extends MdastRoot | HastRoot>(
  tree: Tree,
  plugins: readonly ContentPlugin[],
  file: VFile,
  context: DiagnosticContext,
): Tree {
  return plugins.reduce((current, plugin) => {
    const next = runPlugin(current, plugin, file, context);
    for (const message of file.messages.splice(0))
      report(context, thrownMessage(message), fromPlugin(message, plugin));
    return next;
  }, tree);
}

function runPlugin<Tree extends MdastRoot | HastRoot>(
  tree: Tree,
  { attach, options, name }: ContentPlugin,
  file: VFile,
  context: DiagnosticContext,
): Tree {
  let outcome: { error?: Error; tree?: unknown } | undefined;
  try {
    const processor = unified().use(attach, ...(options ? [options] : []));
    processor.run(tree, file, (error, changed) => {
      outcome = error ? { error } : { tree: changed };
    });
  } catch (error) {
    outcome = { error: error as Error };
  }
  if (outcome && !outcome.error) return (outcome.tree ?? tree) as Tree;
  report(
    context,
    thrownMessage(outcome?.error),
    outcome?.error ? failed(name, outcome.error) : stillRunning(name),
  );
  // What `file.fail` has thrown is among the messages too.
  file.messages = file.messages.filter((message) => message !== outcome?.error);
  return tree;
}

type Problem = DiagnosticBody & Partial<Pick<Diagnostic, 'severity'>>;

const failed = (name: string, error: Error): Problem => ({
  code: 'plugin-failed',
  message: `The plugin "${name}" failed on this page, which is compiled without it: ${thrownMessage(error).reason.replace(/\.$/, '')}.`,
  hint: 'If the page is right, report it to the makers of the plugin, or take it out of the configuration.',
});

const stillRunning = (name: string): Problem => ({
  code: 'plugin-asynchronous',
  message: `The plugin "${name}" works asynchronously, so this page was done before it was.`,
  hint: 'Only plugins that return their tree at once can run here. Do slow work before the build, and let the plugin read its result.',
});

/** `file.message(…)` of a plugin: a warning, or what the plugin says it is. */
const fromPlugin = ({ reason, fatal, note }: VFileMessage, { name }: ContentPlugin): Problem => ({
  code: 'plugin-message',
  severity: fatal === true ? 'error' : fatal === false ? 'warning' : 'info',
  message: `The plugin "${name}" says: ${reason}`,
  ...(note ? { hint: note } : {}),
});
