// Commands of the command line: what the `commander` definitions in `lib/commands` declare.
import ts from 'typescript';
import { codeOf, readSources, textOf, valueOf, walk } from './sources.mjs';

const HELP = { flags: '-h, --help', description: 'Display help for command' };

/** `[{ command, description, options: [{ flags, description, default, choices }] }]`, by name. */
export function readCommands(packageDir) {
  const sources = readSources(packageDir).filter(({ file }) => file.startsWith('lib/commands/'));
  const named = namedOptions(sources);
  return sources
    .filter(({ file }) => file.endsWith('/command.js'))
    .flatMap(({ tree }) => commandsIn(tree, named))
    .sort((a, b) => a.command.localeCompare(b.command, 'en'));
}

/** `const excludeOption = new Option(…)`: options that several commands share, by the name of the constant. */
function namedOptions(sources) {
  const named = new Map();
  for (const { tree } of sources) {
    walk(tree, (node) => {
      const option =
        ts.isVariableDeclaration(node) && node.initializer ? optionIn(node.initializer) : undefined;
      if (option) named.set(node.name.getText(), option);
    });
  }
  return named;
}

function commandsIn(tree, named) {
  const commands = [];
  walk(tree, (node) => {
    if (!ts.isExpressionStatement(node) || !ts.isCallExpression(node.expression)) return;
    const calls = callChain(node.expression);
    const usage = textOf(calls.find(({ name }) => name === 'command')?.args[0]);
    if (usage) commands.push(toCommand(usage, calls, named));
  });
  return commands;
}

/** `a.b(1).c(2)` → the calls in the order in which they are written. */
function callChain(call) {
  const calls = [];
  let node = call;
  while (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    calls.unshift({ name: node.expression.name.text, args: node.arguments });
    node = node.expression.expression;
  }
  return calls;
}

function toCommand(usage, calls, named) {
  const [command, ...argumentsOfUsage] = usage.split(' ');
  const all = (name) => calls.filter((call) => call.name === name);
  const aliases = all('alias').map(({ args }) => textOf(args[0]));
  return {
    command,
    ...(aliases.length ? { aliases } : {}),
    ...(argumentsOfUsage.length ? { arguments: argumentsOfUsage.join(' ') } : {}),
    description: all('description')
      .map(({ args }) => textOf(args[0]))
      .join(' '),
    options: [
      ...[...all('option'), ...all('requiredOption')].map(({ args }) => described(args)),
      ...all('addOption').map(({ args }) => optionIn(args[0]) ?? named.get(codeOf(args[0]))),
      HELP,
    ].filter(Boolean),
  };
}

/** `new Option('--a <b>', 'text').default(1).choices([…])`. */
function optionIn(expression) {
  const calls = [];
  let node = expression;
  while (node && ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    calls.push({ name: node.expression.name.text, args: node.arguments });
    node = node.expression.expression;
  }
  if (!node || !ts.isNewExpression(node) || codeOf(node.expression) !== 'Option') return undefined;
  const option = described(node.arguments);
  for (const { name, args } of calls) {
    if (name === 'default') option.default = valueOf(args[0]);
    if (name === 'choices') option.choices = valueOf(args[0]);
    if (name === 'hideHelp') option.hidden = true;
  }
  return option;
}

function described([flags, description, ...rest]) {
  const standard = rest.find((node) => !ts.isArrowFunction(node) && !ts.isIdentifier(node));
  return {
    flags: textOf(flags),
    description: textOf(description) ?? codeOf(description) ?? '',
    ...(standard ? { default: valueOf(standard) } : {}),
  };
}

/** `.option(…)` of a program that has no commands. */
export function readProgramOptions(packageDir) {
  const options = new Map();
  for (const { tree } of readSources(packageDir)) {
    walk(tree, (node) => {
      if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
      if (node.expression.name.text !== 'option' || !textOf(node.arguments[0])?.startsWith('-')) return;
      const option = described(node.arguments);
      options.set(option.flags, option);
    });
  }
  return [...options.values()].sort((a, b) => (a.flags < b.flags ? -1 : 1));
}
