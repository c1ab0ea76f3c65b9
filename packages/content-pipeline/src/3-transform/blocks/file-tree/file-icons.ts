import { extname } from 'node:path/posix';
import type { Element } from 'hast';
import { drawIcon } from '../../../icons/icon-element.js';
import { findIcon } from '../../../icons/find-icon.js';

/** Icons of Lucide by endings of names, and by the start of names without one. */
const BY_ENDING: Record<string, string> = {
  'file-code':
    '.js .mjs .cjs .jsx .ts .mts .cts .tsx .vue .svelte .astro .html .css .scss .py .rb .go .rs .php .java .kt .swift .dart .cs .c .h .cpp .graphql',
  'file-braces': '.json .jsonc .json5 .jsonl .webmanifest',
  'file-text': '.md .mdx .txt .rst .adoc .pdf',
  'file-cog': '.yaml .yml .toml .ini .conf .env .xml .properties',
  'file-image': '.png .jpg .jpeg .gif .svg .webp .avif .ico',
  'file-play': '.mp4 .webm .mov .mp3 .wav .ogg',
  'file-terminal': '.sh .bash .zsh .ps1 .bat .cmd',
  'file-archive': '.zip .tar .gz .tgz .bz2 .7z',
  'file-key': '.pem .key .crt .cert',
  database: '.sql .db .sqlite .sqlite3',
  lock: '.lock',
};

const ICONS = new Map(
  Object.entries(BY_ENDING).flatMap(([icon, endings]) => endings.split(' ').map((ending) => [ending, icon])),
);

/** What an entry of a file tree is, as a drawing: a folder, or a file by the ending of its name. */
export function fileIcon(name: string, kind: 'folder' | 'file'): Element {
  const icon = kind === 'folder' ? 'folder' : fileIconName(name);
  const drawing = findIcon(icon);
  if (!drawing) throw new Error(`Lucide has no icon "${icon}".`);
  return drawIcon(drawing);
}

/** The first word is the name: remarks may follow it. `.env` and the like are all ending. */
function fileIconName(text: string): string {
  const [name = ''] = text.trim().toLowerCase().split(/\s/);
  if (/^\.(?:env|git|npm|editor|docker|nvm)/.test(name)) return 'file-cog';
  return ICONS.get(extname(name)) ?? 'file';
}
