// Bundles what runs inside the frames. Classic scripts: a frame without an origin may load no modules.
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';

const root = import.meta.dirname;
const FOLDER = path.join(root, 'dist/frames');

// The command that started this may have left another one behind, and JSX would be that of development.
process.env.NODE_ENV = 'production';

rmSync(FOLDER, { recursive: true, force: true });
await buildWhole('live', 'src/live/live-frame.tsx');
await buildInChunks('diagram', 'src/diagram/diagram-frame.ts');

/** One file: `live.js`. */
async function buildWhole(name, entry, define = {}) {
  await bundle(name, entry, {
    define,
    lib: { formats: ['iife'], name: `${name}Frame`, fileName: () => `${name}.js` },
  });
}

/**
 * A file for each chunk in a folder, `diagram/`, and `diagram.js`, which loads of them what is needed. The bundler has no format of
 * classic scripts in several files, so chunks of CommonJS are wrapped in functions.
 */
async function buildInChunks(name, entry) {
  const [{ output }] = await bundle(name, entry, {
    write: false,
    lib: { formats: ['cjs'], fileName: () => 'entry.js' },
    rollupOptions: { output: { chunkFileNames: '[name].js' } },
  });
  mkdirSync(path.join(FOLDER, name));
  const chunks = {};
  for (const chunk of output) {
    const text = wrapped(chunk);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
    const file = `${name}/${path.parse(chunk.fileName).name}-${hash}.js`;
    writeFileSync(path.join(FOLDER, file), text);
    chunks[`./${chunk.fileName}`] = { file, imports: chunk.imports.map((imported) => `./${imported}`) };
  }
  await buildWhole(name, 'src/scripts/script-loader.ts', {
    FRAME_CHUNKS: JSON.stringify(chunks),
    FRAME_ENTRY: JSON.stringify('./entry.js'),
  });
}

/** @throws when the bundler writes imports in another way than is known here */
function wrapped({ fileName, code, dynamicImports }) {
  const loaded = new Set();
  const text = code.replaceAll(
    /Promise\.resolve\(\)\.then\(\(\) ?=> ?require\((["'`])([^"'`]+)\1\)\)/g,
    (_, quote, name) => {
      loaded.add(name.replace(/^\.\//, ''));
      return `load("${name}")`;
    },
  );
  const missing = dynamicImports.filter((name) => !loaded.has(name));
  if (missing.length > 0) throw new Error(`${fileName} does not load ${missing.join(', ')} as expected.`);
  return `frameChunk("./${fileName}",function(module,exports,require,load){${text}\n});\n`;
}

async function bundle(name, entry, { define = {}, lib, ...options }) {
  return build({
    root,
    configFile: false,
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    build: {
      outDir: FOLDER,
      emptyOutDir: false,
      target: 'es2022',
      minify: true,
      chunkSizeWarningLimit: 4000,
      ...options,
      lib: { entry: path.join(root, entry), ...lib },
    },
  });
}
