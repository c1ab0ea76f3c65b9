import path from 'node:path';
import { migrateDocusaurus } from './migrate-docusaurus.js';
import { migrateMkdocs } from './migrate-mkdocs.js';
import { migrateVitepress } from './migrate-vitepress.js';
import { type Migration, type MigrationInput, REPORT_FILE } from './model/migration.js';

interface MigrateOptions {
  json: boolean;
  /** Folder of the new site. @default the source's with `-migrated` behind it */
  out: string | undefined;
}

const MIGRATIONS: Record<string, (input: MigrationInput) => Migration | Promise<Migration>> = {
  docusaurus: migrateDocusaurus,
  mkdocs: migrateMkdocs,
  vitepress: migrateVitepress,
};

/** `site-builder migrate docusaurus SOURCE`. @returns the exit code */
export async function runMigrate(
  [from = '', source, ...others]: string[],
  { json, out }: MigrateOptions,
): Promise<number> {
  const migrate = MIGRATIONS[from];
  if (!migrate || source === undefined || others.length > 0)
    throw new Error(
      `The command is "site-builder migrate ${Object.keys(MIGRATIONS).join('|')} SOURCE [--out FOLDER] [--json]".`,
    );
  const folder = path.resolve(source);
  const output = path.resolve(out ?? `${folder}-migrated`);
  const { counts, entries, kept, ...files } = await migrate({ source: folder, output });
  const left = entries.filter(({ outcome }) => outcome === 'left').length;
  const name = path.relative('.', output) || '.';
  if (json) console.log(JSON.stringify({ output, counts, entries, kept, ...files }, null, 2));
  else
    console.log(
      `${name}: ${counts.pages} pages, ${counts.posts ?? 0} posts, ${left} things left to do, which ${REPORT_FILE} lists.\n` +
        `Next: cd ${name} && npm install && npm start`,
    );
  return 0;
}
