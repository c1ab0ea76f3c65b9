import { checkCommands } from './check-commands.js';
import { checkData } from './check-data.js';
import { checkInstalls, installedFor } from './check-installs.js';
import { checkEntries, checkNames } from './check-names.js';
import { checkTypes } from './check-types.js';
import { type CodeModule, toCodeModules } from './code-modules.js';
import { type ReadmeCommand, readCommands } from './read-commands.js';
import { type Readme, readPage, readReadme } from './readme.js';
import type { ReadmeDiagnostic } from './readme-diagnostic.js';
import { type FindPackage, findPackage, ReadmeScratch } from './readme-scratch.js';
import { checkStatements, runModules } from './run-modules.js';
import { readManifest, type WorkspaceFacts } from './workspace-facts.js';

/** Everything that a journey asks of READMEs, but the site that one of them builds. */
export async function checkReadmes(
  files: string[],
  facts: WorkspaceFacts,
  find = findInWorkspace(facts),
): Promise<ReadmeDiagnostic[]> {
  const readmes = files.map((file) => readReadme(facts.root, file));
  const words = readmes.flatMap((readme) => checkWords(readme, readCommands(readme), facts));
  return [...words, ...(await checkCode(readmes, find))];
}

/**
 * The same of pages of a site about sites. Their links and files are that site's own affair.
 *
 * @param app its folder, which has what the sites have that its pages are about
 */
export async function checkPages(
  files: string[],
  facts: WorkspaceFacts,
  app: string,
): Promise<ReadmeDiagnostic[]> {
  const { dependencies = {} } = readManifest(facts.root, `${app}/package.json`);
  const pages = files.map((file) => readPage(facts.root, file, Object.keys(dependencies)));
  const words = pages.flatMap((readme) => [
    ...checkData(readme),
    ...checkEntries(readme, facts),
    ...checkCommands({ readme, commands: readCommands(readme), facts }),
  ]);
  return [...words, ...(await checkCode(pages, (name) => findPackage(facts.root, app, name)))];
}

/** Packages as the workspace has them. */
export const findInWorkspace =
  ({ root }: WorkspaceFacts): FindPackage =>
  (name, from) =>
    findPackage(root, from, name);

function checkWords(readme: Readme, commands: ReadmeCommand[], facts: WorkspaceFacts): ReadmeDiagnostic[] {
  return [
    ...checkData(readme),
    ...checkNames(readme, facts),
    ...checkCommands({ readme, commands, facts }),
    ...checkInstalls(readme, commands, facts),
  ];
}

/** Type-checks the modules of READMEs together and runs those that run in Node, with the packages that `find` finds. */
async function checkCode(readmes: Readme[], find: FindPackage): Promise<ReadmeDiagnostic[]> {
  const scratch = new ReadmeScratch(find);
  try {
    const { modules, diagnostics } = addAll(readmes, scratch);
    for (const name of ['@types/node', 'vite']) scratch.link(name, find(name, '.') ?? name);
    const wrongTypes = await checkTypes(modules, scratch);
    return [
      ...diagnostics,
      ...wrongTypes,
      ...checkStatements(modules),
      ...(await runModules(modules, scratch)),
    ];
  } finally {
    scratch.remove();
  }
}

function addAll(
  readmes: Readme[],
  scratch: ReadmeScratch,
): { modules: CodeModule[]; diagnostics: ReadmeDiagnostic[] } {
  const each = readmes.map((readme) => {
    const code = toCodeModules(readme);
    scratch.addReadme(readme, code.modules, installedFor(readme, readCommands(readme)));
    return code;
  });
  return {
    modules: each.flatMap(({ modules }) => modules),
    diagnostics: each.flatMap(({ diagnostics }) => diagnostics),
  };
}
