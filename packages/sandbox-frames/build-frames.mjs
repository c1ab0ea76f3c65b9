// Bundles what runs inside the frames. Classic scripts, each in one file: a frame without an origin may load no modules.
import path from 'node:path';
import { build } from 'vite';

const root = import.meta.dirname;
const FRAMES = { live: 'src/live/live-frame.tsx' };

// Whoever started this may have left another one behind, and JSX would be that of development.
process.env.NODE_ENV = 'production';

for (const [name, entry] of Object.entries(FRAMES)) {
  await build({
    root,
    configFile: false,
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: 'dist/frames',
      emptyOutDir: false,
      target: 'es2022',
      lib: {
        entry: path.join(root, entry),
        formats: ['iife'],
        name: `${name}Frame`,
        fileName: () => `${name}.js`,
      },
    },
  });
}
