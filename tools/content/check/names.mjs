// Names of the documented product, in tables and in shell examples, must be names that its packages know.
import { closestMatch } from 'leven';
import { parse as parseBash } from 'unbash';
import { languageOf } from './blocks.mjs';

/** What the first column of a table is about, by its heading in English or French. */
const COLUMNS = [
  [
    /^(option|key|setting|property|parameter|clé|réglage|propriété|paramètre)s?( (of|in) code)?$/i,
    checkOption,
  ],
  [/^(environment )?variables?( d’environnement)?$/i, checkVariable],
  [/^command(e)?s?$/i, checkCommand],
  [
    /^op[ée]rat(o|eu)rs?$/i,
    (value, { facts }) => (value.startsWith('$') ? unknown('operator', value, facts.operators) : undefined),
  ],
  [/^(lifecycle )?(hook|event|événement)s?$/i, checkHookOrEvent],
  [
    /^(error|error class|class|erreur|classe)$/i,
    (value, { facts }) =>
      /^\w+Error$/.test(value) ? unknown('error class', value, facts.errors, facts.vocabulary) : undefined,
  ],
];

/** Folders whose tables are about other people's programs. */
const FOREIGN = /^content\/dev-docs\/(integrations|deployment)\//;

export function checkNames(page, facts) {
  const context = { facts, page, read: readVariables(page) };
  return [...(FOREIGN.test(page.file) ? [] : checkTables(page, context)), ...checkShell(page, facts)];
}

function checkTables(page, context) {
  return page.tables.flatMap(({ header, rows }) => {
    const [, check] = COLUMNS.find(([heading]) => heading.test(header[0])) ?? [];
    if (!check) return [];
    return rows.flatMap(([first]) =>
      first.codes.flatMap(({ value, line, column }) => {
        const diagnostic = check(value, context);
        return diagnostic ? [{ ...diagnostic, line, column }] : [];
      }),
    );
  });
}

/** `connection.ssl.rejectUnauthorized`, `settings['cache-control']`, `--file`, `strapi::cors`. */
function checkOption(value, { facts }) {
  if (/^-{1,2}[a-z]/i.test(value)) return checkFlags(value, facts);
  if (value.startsWith('$')) return unknown('operator', value, facts.operators);
  if (!/^[\w$.[\]'*-]+$/.test(value)) return undefined;
  const names = value.split(/[.[\]']+/).filter((name) => /^[A-Za-z_][\w-]*$/.test(name));
  const missing = names.find((name) => !facts.vocabulary.has(name) && !facts.variables.has(name));
  return missing ? unknown('option', missing, facts.vocabulary) : undefined;
}

function checkFlags(value, facts) {
  const known = new Set(
    [...facts.commands.values()].flatMap((flags) => [...flags]).concat([...facts.creatorFlags]),
  );
  const missing = (value.match(/(?<![\w-])--?[a-zA-Z][\w-]*/g) ?? []).find((flag) => !known.has(flag));
  return missing ? unknown('option of the command line', missing, known) : undefined;
}

/** Variables of the product, and those that an example on the page reads with `env('NAME')` or `process.env.NAME`. */
function checkVariable(value, { facts, read }) {
  if (!/^[A-Z][A-Z0-9_]*$/.test(value) || read.has(value)) return undefined;
  return unknown('environment variable', value, facts.variables);
}

const READ =
  /env(?:\.\w+)?\(\s*['"]([A-Z][A-Z0-9_]*)['"]|(?:process\.env\.|import\.meta\.env\.|\$\{?)([A-Z][A-Z0-9_]*)|^(?:export |ENV |ARG )?([A-Z][A-Z0-9_]*)[=:]/gm;

const readVariables = ({ blocks }) =>
  new Set(
    blocks.flatMap(({ code }) => [...code.matchAll(READ)].map((match) => match.slice(1).find(Boolean))),
  );

function checkCommand(value, { facts }) {
  return commandProblem(value.split(/\s+/), facts);
}

function checkHookOrEvent(value, { facts }) {
  if (/^(before|after)[A-Z]\w+$/.test(value)) return unknown('lifecycle hook', value, facts.hooks);
  if (/^[a-z-]+\.[a-z-]+$/.test(value)) return unknown('event', value, facts.events, facts.vocabulary);
  return undefined;
}

/** Commands of the product in `bash` blocks: their names and their flags. */
function checkShell(page, facts) {
  return page.blocks
    .filter((block) => languageOf(block) === 'bash' && !block.invalid)
    .flatMap(({ code, line }) =>
      commandsIn(parseBash(code)).flatMap(({ words, pos }) => {
        const problem = commandProblem(words, facts);
        return problem
          ? [{ ...problem, line: line + code.slice(0, pos).split('\n').length - 1, column: 1 }]
          : [];
      }),
    );
}

function commandsIn(node) {
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap(commandsIn);
  const own =
    node.type === 'Command' && node.name
      ? [
          {
            words: [node.name, ...(node.suffix ?? [])].map((word) => word.value ?? word.text ?? ''),
            pos: node.pos,
          },
        ]
      : [];
  return [...own, ...Object.values(node).flatMap(commandsIn)];
}

const RUNNERS = /^(npx|npm|yarn|pnpm|pnpx|bunx?|exec|run|dlx|create|init|--yes|-y|--)$/;

function commandProblem(words, facts) {
  const start = words.findIndex((word) => !RUNNERS.test(word));
  const [program = '', ...rest] = words.slice(Math.max(start, 0));
  const flags = rest.filter((word) => /^--?[a-zA-Z]/.test(word)).map((word) => word.split('=')[0]);
  if (/^(create-)?strapi-app(@|$)/.test(program))
    return firstUnknown('option of create-strapi-app', flags, facts.creatorFlags);
  if (program !== 'strapi') return undefined;
  const command = rest.find((word) => !word.startsWith('-'));
  if (!command || /[<[{$]/.test(command)) return undefined;
  const known = facts.commands.get(command);
  return known
    ? firstUnknown(`option of "strapi ${command}"`, flags, known)
    : unknown('command of strapi', command, new Set(facts.commands.keys()));
}

function firstUnknown(kind, values, known) {
  const missing = values.find((value) => !known.has(value));
  return missing ? unknown(kind, missing, known) : undefined;
}

/** A diagnostic unless one of the sets knows the name. */
function unknown(kind, name, ...sets) {
  if (sets.some((known) => known.has(name))) return undefined;
  const nearest = closestMatch(name, [...sets[0]].filter(Boolean), {
    maxDistance: Math.max(2, Math.floor(name.length / 3)),
  });
  return {
    code: 'name-unknown',
    message: `"${name}" is no ${kind} of the documented version.`,
    hint: nearest
      ? `Did you mean "${nearest}"? The names come from tools/content/facts.`
      : 'The names come from tools/content/facts.',
  };
}
