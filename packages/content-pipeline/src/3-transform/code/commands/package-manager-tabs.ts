import type { Element } from 'hast';
import type { Code } from 'mdast';
import type { PackageManager } from '../../../page/compile-options.js';
import { report } from '../../../page/diagnostics.js';
import type { Block, BlockContext, BlockUse } from '../../blocks/block.js';
import { tabSet } from '../../blocks/tabs.js';
import { codeBlock } from '../code-block.js';
import type { CodeContext } from '../code-context.js';
import { convertNpmCommand } from './npm-command.js';

/** What sets of commands need of their page. */
export interface CommandContext extends BlockContext, CodeContext {
  /** The tabs, of which the first is open. */
  readonly packageManagers: readonly PackageManager[];
}

const PARTS = /(\s+(?:&&|\|\||;)\s+)/;
/** Variables may be before it: `CI=true npm test`. */
const COMMAND = /^(\s*(?:\$\s+)?(?:[A-Za-z_]\w*=\S*\s+)*)(np[mx]\s.*?)(\s*)$/;

/** A fence ```` ```npm ````, or one with `npm2yarn` as Docusaurus has it. */
export const isPackageCommand = ({ lang, meta }: Code): boolean =>
  lang === 'npm' || Boolean(meta && /(?:^|\s)npm2yarn(?:\s|$)/.test(meta));

/** The fence as a block, so that it is numbered among the page's sets of tabs. */
export const packageManagerBlock = (node: Code, context: CommandContext): [Block, BlockUse] => [
  { marker: ':::', attributes: [], build: () => packageManagerTabs(node, context) },
  { marker: ':::', name: 'npm', attributes: {}, label: () => undefined, children: () => [] },
];

/** Commands of npm → a set of tabs with the same for each package manager; the sets of a page follow each other. */
function packageManagerTabs(node: Code, context: CommandContext): Element {
  reportUnknown(node, context);
  const tabs = context.packageManagers.map((manager) => ({
    title: manager,
    value: manager,
    children: () => [
      codeBlock(
        { ...node, lang: 'bash', meta: plainMeta(node), value: convert(node.value, manager) },
        context,
      ),
    ],
  }));
  return tabSet({ tabs, group: 'package-manager', chosen: 0, position: node.position }, context);
}

const plainMeta = ({ meta }: Code): string => (meta ?? '').replace(/\bnpm2yarn\b/, '');

/** Lines that are no commands of npm stay: comments, other programs, output. */
function convert(code: string, manager: PackageManager): string {
  if (manager === 'npm') return code;
  return mapCommands(code, (command) => convertNpmCommand(command, manager) ?? command);
}

function mapCommands(code: string, change: (command: string) => string): string {
  const parts = code.split('\n').map((line) => line.split(PARTS));
  const changed = (part: string): string =>
    part.replace(
      COMMAND,
      (_, before: string, command: string, after: string) => before + change(command) + after,
    );
  return parts.map((line) => line.map(changed).join('')).join('\n');
}

function reportUnknown(node: Code, context: CommandContext): void {
  mapCommands(node.value, (command) => {
    if (convertNpmCommand(command, 'yarn') === undefined) {
      report(context, node, {
        code: 'npm-command-unknown',
        severity: 'warning',
        message: `What other package managers call "${command}" is not known; all tabs show it as it is.`,
        hint: 'Known are install, ci, uninstall, run, start, test, exec, init, create, update and npx. Else write ```bash.',
      });
    }
    return command;
  });
}
