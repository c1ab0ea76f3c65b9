// Writes the parts of the style sheet that come from packages: the faces, and the icons as masks.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const FOLDER = path.join(import.meta.dirname, 'dist/styles');
const INTER = '@fontsource-variable/inter';

/** Names of `--docs-icon-…` and the icons of Lucide that they show; a site gives a variable another image. */
const ICONS = {
  back: 'chevron-left',
  check: 'check',
  chevron: 'chevron-down',
  close: 'x',
  copy: 'copy',
  danger: 'octagon-alert',
  dark: 'moon',
  enlarge: 'maximize-2',
  external: 'arrow-up-right',
  fold: 'panel-left-close',
  info: 'info',
  light: 'sun',
  menu: 'menu',
  note: 'pencil-line',
  search: 'search',
  tip: 'lightbulb',
  unfold: 'panel-left-open',
  up: 'arrow-up',
  warning: 'triangle-alert',
  wrap: 'text-wrap',
};

mkdirSync(FOLDER, { recursive: true });
const read = createRequire(import.meta.url);
writeFileSync(
  path.join(FOLDER, 'faces.css'),
  facesCss(readFileSync(read.resolve(`${INTER}/wght.css`), 'utf8')),
);
writeFileSync(path.join(FOLDER, 'icons.css'), iconsCss(read('@iconify-json/lucide/icons.json')));

/**
 * One face for each script, fetched where a page has letters of it. A page whose face has not come in time is shown with the
 * fallback and stays with it (`optional`): text never moves under a reader.
 */
function facesCss(css) {
  return css
    .replaceAll('font-display: swap', 'font-display: optional')
    .replaceAll('url(./files/', `url(${INTER}/files/`);
}

function iconsCss({ icons, aliases }) {
  const lines = Object.entries(ICONS).map(([name, source]) => {
    const icon = icons[source] ?? icons[aliases[source]?.parent];
    if (!icon) throw new Error(`Lucide has no icon "${source}", which "--docs-icon-${name}" names.`);
    return `  --docs-icon-${name}: url("${dataUrl(icon.body)}");`;
  });
  return `:root {\n${lines.join('\n')}\n}\n`;
}

/** In quotes, only `%` and `#` need to be escaped; anything else compresses better as it is. */
function dataUrl(body) {
  const shapes = body
    .replaceAll('"', "'")
    .replaceAll("'currentColor'", "'black'")
    .replaceAll("stroke-width='2'", "stroke-width='1.75'");
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'>${shapes}</svg>`;
  return `data:image/svg+xml,${svg.replaceAll('%', '%25').replaceAll('#', '%23')}`;
}
