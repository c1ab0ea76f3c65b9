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
    labels: new Set(Object.values(readJson('labels')).flatMap(Object.values)),
  };
}

/** `-f, --file <file>` → `-f`, `--file`. */
const flagsOf = (options) =>
  new Set(
    options.flatMap(({ flags }) => flags.match(/(?<![\w-])--?[a-zA-Z][\w-]*/g) ?? []).concat('-h', '--help'),
  );
