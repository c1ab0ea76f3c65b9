// The facts that were read out of the documented packages, in the shape that the checks ask for.
import { readFileSync } from 'node:fs';
import path from 'node:path';

const FACTS = path.resolve(import.meta.dirname, '../facts');
const readJson = (name) => JSON.parse(readFileSync(path.join(FACTS, `${name}.json`), 'utf8'));

export function readFacts() {
  const environment = readJson('environment');
  const { lifecycleHooks, events, errors, operators } = readJson('server');
  const commands = readJson('commands');
  return {
    vocabulary: new Set(readFileSync(path.join(FACTS, 'vocabulary.txt'), 'utf8').split('\n')),
    variables: new Set([
      ...Object.keys(environment.readByPackages),
      ...Object.keys(environment.readByNewProjects),
    ]),
    /** Flags by command; aliases are commands of their own. */
    commands: new Map(
      commands.strapi.flatMap(({ command, aliases = [], options }) =>
        [command, ...aliases].map((name) => [name, flagsOf(options)]),
      ),
    ),
    creatorFlags: flagsOf(commands['create-strapi-app']),
    operators: new Set(Object.values(operators).flat()),
    hooks: new Set(lifecycleHooks),
    events: new Set([...events.webhooks, ...events.emitted]),
    errors: new Set(errors.map(({ name }) => name)),
    defaults: defaultsOf(readJson('configuration'), environment, commands),
    labels: new Set(Object.values(readJson('labels')).flatMap(Object.values)),
  };
}

/**
 * Default values by the name that a table can mean: `server.port`, `strapi::cors.maxAge`, `plugin.upload.sizeLimit`,
 * `develop.--polling`, `DATABASE_HOST`. A default that only code can tell is left out.
 */
function defaultsOf({ keys, defaults, middlewares, plugins }, environment, commands) {
  const found = new Map();
  for (const [key, entry] of Object.entries(keys)) if ('default' in entry) add(found, key, entry.default);
  for (const [name, value] of Object.entries(plugins)) add(found, `plugin.${name}`, value);
  for (const [name, value] of Object.entries(middlewares)) add(found, name, value);
  // What a project starts from wins over what the code would take without it.
  for (const [name, value] of Object.entries(defaults)) add(found, name, value);
  for (const { command, options } of commands.strapi) {
    // "--no-build": what holds without it is said in words.
    for (const option of options.filter(({ flags, ...one }) => 'default' in one && !flags.includes('--no-')))
      for (const flag of flagsOf([option])) add(found, `${command}.${flag}`, option.default);
  }
  for (const [name, entry] of Object.entries(environment.readByNewProjects))
    if (entry.default !== null) add(found, name, entry.default);
  return found;
}

/** A value and what is in it. */
function add(found, key, value) {
  if (isCode(value)) return;
  found.set(key, value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  for (const [name, inner] of Object.entries(value)) add(found, `${key}.${name}`, inner);
}

const isCode = (value) => typeof value === 'object' && value !== null && 'code' in value;

/** `-f, --file <file>` → `-f`, `--file`. */
const flagsOf = (options) =>
  new Set(
    options.flatMap(({ flags }) => flags.match(/(?<![\w-])--?[a-zA-Z][\w-]*/g) ?? []).concat('-h', '--help'),
  );
