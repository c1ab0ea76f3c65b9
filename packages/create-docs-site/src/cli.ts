import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { createSite } from './create-site.js';
import { callingManager, install, type PackageManager, runScript, scriptCommand } from './package-manager.js';
import { type Flavour, FLAVOURS } from './site-files.js';

const USAGE = `npm create @org/docs-site [FOLDER] -- [--flavour ${FLAVOURS.join('|')}] [--yes] [--dev | --no-install]

  FOLDER         where the site is made; it has to be empty or missing
  --flavour F    minimal: a page, and what builds it; guide: a workflow of CI as well;
                 api: an OpenAPI document beside that
  --yes, -y      ask nothing: my-docs, api
  --dev          start the development server at once: its first lines have the address
  --no-install   leave the installing of packages to you
`;

const DEFAULT_FOLDER = 'my-docs';
const DEFAULT_FLAVOUR: Flavour = 'api';

/** What a site depends on. Their ranges are those of this package's own manifest, from when it was published. */
const DEPENDENCIES = ['@org/site-builder', 'react', 'react-dom', 'react-router'];

/** Creates a site, and asks for what the arguments do not say. Resolves to the exit code. */
export async function main(args: string[]): Promise<number> {
  try {
    const { values, positionals } = readArguments(args);
    if (values.help) {
      console.log(USAGE);
      return 0;
    }
    const asks = !values.yes && process.stdin.isTTY;
    const named = positionals[0] ?? (asks ? await ask('Folder of the site', DEFAULT_FOLDER) : DEFAULT_FOLDER);
    const flavour =
      values.flavour ??
      (asks ? await ask(`Flavour (${FLAVOURS.join(', ')})`, DEFAULT_FLAVOUR) : DEFAULT_FLAVOUR);
    if (!isFlavour(flavour))
      throw new Error(`"${flavour}" is not a flavour. Flavours: ${FLAVOURS.join(', ')}.`);
    const folder = path.resolve(named);
    const files = createSite({ folder, flavour, versions: dependencyRanges() });
    console.log(`${files.length} files in ${folder}:\n${files.map((file) => `  ${file}`).join('\n')}\n`);
    const manager = callingManager(process.env.npm_config_user_agent);
    const installed = values.install && install(manager, folder);
    console.log(nextSteps(named, manager, installed));
    if (installed && values.dev) return runScript(manager, 'dev', folder);
    return values.install && !installed ? 1 : 0;
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
}

/** @throws for an argument that there is not, and for two that say the opposite */
function readArguments(args: string[]) {
  const read = parseArgs({
    args,
    allowPositionals: true,
    allowNegative: true,
    options: {
      flavour: { type: 'string' },
      yes: { type: 'boolean', short: 'y', default: false },
      install: { type: 'boolean', default: true },
      dev: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (read.values.dev && !read.values.install)
    throw new Error('--dev needs the packages of the site: leave out --no-install.');
  return read;
}

const isFlavour = (value: string): value is Flavour => (FLAVOURS as readonly string[]).includes(value);

async function ask(question: string, fallback: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await lines.question(`${question} [${fallback}]: `);
  lines.close();
  return answer.trim() || fallback;
}

/** In the workspace itself the ranges name it, which no package manager outside understands. */
function dependencyRanges(): Record<string, string> {
  const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  return Object.fromEntries(DEPENDENCIES.map((name) => [name, manifest.devDependencies[name] ?? 'latest']));
}

function nextSteps(folder: string, manager: PackageManager, installed: boolean): string {
  const steps = [
    `cd ${folder}`,
    ...(installed ? [] : [`${manager} install`]),
    `${scriptCommand(manager, 'dev')}      # write: every edit shows at once`,
    `${scriptCommand(manager, 'test')}         # links, images, configuration, API`,
    `${scriptCommand(manager, 'start')}        # build, and serve what was built`,
  ];
  return `\nNext:\n${steps.map((step) => `  ${step}`).join('\n')}`;
}
