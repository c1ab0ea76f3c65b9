import path from 'node:path';
import { migrateDocusaurus, REPORT_FILE } from './migrate-docusaurus.js';

interface MigrateOptions {
  json: boolean;
  /** Folder of the new site. @default the source's with `-migrated` behind it */
  out: string | undefined;
}

/** `site-builder migrate docusaurus SOURCE`. @returns the exit code */
export async function runMigrate(
  [from, source, ...others]: string[],
  { json, out }: MigrateOptions,
): Promise<number> {
  if (from !== 'docusaurus' || source === undefined || others.length > 0)
    throw new Error('The command is "site-builder migrate docusaurus SOURCE [--out FOLDER] [--json]".');
  const folder = path.resolve(source);
  const output = path.resolve(out ?? `${folder}-migrated`);
  const { counts, entries, kept, ...files } = await migrateDocusaurus({ source: folder, output });
  const left = entries.filter(({ outcome }) => outcome === 'left').length;
  const name = path.relative('.', output) || '.';
  if (json) console.log(JSON.stringify({ output, counts, entries, kept, ...files }, null, 2));
  else
    console.log(
      `${name}: ${counts.pages} pages, ${counts.posts} posts, ${left} things left to do, which ${REPORT_FILE} lists.\n` +
        `Next: cd ${name} && npm install && npm start`,
    );
  return 0;
}
