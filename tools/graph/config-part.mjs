// Prints the part of a site's configuration that COMPILE reads, for Nx to hash in place of the file: a tagline compiles no area again.
//   node tools/graph/config-part.mjs apps/docs-site
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { COMPILE_FIELDS, SITE_FACTS } from './compile-fields.mjs';

/** MDX pages that import it read facts of the site. */
const READS_FACTS = '@docusaurus/useDocusaurusContext';

/** What a configuration imports for its types alone: functions that return what they are given. */
const TYPED = '@org/site-builder/config';
const typedOnly = {
  name: 'typed-only',
  resolveId: { order: 'pre', handler: (id) => (id === TYPED ? { id: `\0${TYPED}` } : undefined) },
  load: (id) =>
    id === `\0${TYPED}`
      ? 'export const defineConfig = (config) => config;\nexport const defineSidebars = (sidebars) => sidebars;'
      : undefined,
};

const root = path.resolve(process.argv[2]);
const { config, code } = await readConfig(path.join(root, 'site.config.ts'));
const part = pick(config, COMPILE_FIELDS);
part.areas = config.areas?.map(({ dir }) => dir);
part.locales = config.locales?.map(({ code, htmlLang }) => ({ code, htmlLang }));
if (readsFacts(path.resolve(root, config.contentDir ?? 'content')))
  Object.assign(part, pick(config, SITE_FACTS));
// A hook's function may use all of the file.
if (config.hooks?.some(({ transformPage }) => transformPage)) part.code = code;
print(JSON.stringify(part));

/** The same on every machine, whatever folder the workspace is in. */
function print(text) {
  console.log(text.replaceAll(root, '.'));
}

function pick(config, fields) {
  return Object.fromEntries(fields.map((field) => [field, config[field] ?? null]));
}

/** The file as written, before anything of ours is built: only the bundler is needed. */
async function readConfig(file) {
  const bundle = await rolldown({
    input: file,
    // Its comments name files from here.
    cwd: path.dirname(file),
    platform: 'node',
    logLevel: 'silent',
    external: (id) => id !== TYPED && !id.startsWith('.') && !path.isAbsolute(id),
    resolve: { extensionAlias: { '.js': ['.ts', '.js'] } },
    transform: { define: { 'import.meta.dirname': JSON.stringify(path.dirname(file)) } },
    plugins: [typedOnly],
  });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
  await bundle.close();
  const [{ code }] = output;
  return { code, config: await evaluate(code) };
}

/** @returns an empty configuration for one that imports what is not built yet, or throws: building it says why. Then all of it is a part. */
async function evaluate(code) {
  try {
    return (await import(`data:text/javascript,${encodeURIComponent(code)}`)).default;
  } catch {
    print(code);
    return { contentDir: '.' };
  }
}

function readsFacts(contentDir) {
  return readdirSync(contentDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:mdx?|[jt]sx?)$/.test(entry.name))
    .some((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8').includes(READS_FACTS));
}
