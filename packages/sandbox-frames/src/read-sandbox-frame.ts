import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** `live`: runs examples of React that readers edit; `diagram`: draws diagrams of Mermaid. */
export type FrameName = 'live' | 'diagram';

/** A document to be shown in `<iframe sandbox="allow-scripts">`, and what has to be sent with it. */
export interface SandboxFrame {
  /** Name of the document among {@link files}. */
  document: string;
  /** Paths below one folder, which change with the bytes, and contents. */
  files: Record<string, string | Uint8Array>;
  /** Headers of the document, in place of those of the site's pages. */
  headers: Record<string, string>;
}

interface FrameSource {
  title: string;
  style: string;
  /** Whether it has chunks in a folder of its name, which its script loads when it needs them. */
  hasChunks?: true;
  policy: Record<string, string[]>;
}

const SELF = "'self'";
const NONE = "'none'";

const SOURCES: Record<FrameName, FrameSource> = {
  live: {
    title: 'Result of an example',
    style: `:root { color-scheme: light; overflow: hidden; background: transparent; }
:root[data-theme='dark'] { color-scheme: dark; }
body { margin: 0; font: 1rem / 1.6 system-ui, sans-serif; overflow-wrap: anywhere; }
#result { display: flow-root; padding: 1rem; }
`,
    // Code is compiled from text, which is what the frame is for; it reaches no server, and has no origin to act in the name of.
    policy: {
      'default-src': [NONE],
      'script-src': [SELF, "'unsafe-eval'"],
      'style-src': ["'unsafe-inline'"],
      'img-src': [SELF, 'data:', 'https:'],
      'base-uri': [NONE],
      'form-action': [NONE],
      'frame-ancestors': [SELF],
      // Also holds for a document that is opened by itself.
      sandbox: ['allow-scripts'],
    },
  },
  diagram: {
    title: 'Diagrams are drawn here',
    // Labels are measured in it before they become an image.
    style: 'body { margin: 0; font: 1rem / 1.5 system-ui, sans-serif; }\n',
    hasChunks: true,
    policy: {
      'default-src': [NONE],
      'script-src': [SELF],
      'style-src': ["'unsafe-inline'"],
      'img-src': ['data:'],
      'base-uri': [NONE],
      'form-action': [NONE],
      'frame-ancestors': [SELF],
      sandbox: ['allow-scripts'],
    },
  },
};

const FOLDER = fileURLToPath(new URL('../dist/frames', import.meta.url));

/** A frame's document with the files and the headers that it needs. @throws when the package has not been built */
export function readSandboxFrame(name: FrameName): SandboxFrame {
  const source = SOURCES[name];
  const file = path.join(FOLDER, `${name}.js`);
  if (!existsSync(file))
    throw new Error(`The frame "${name}" has not been built. Run "nx build sandbox-frames".`);
  const script = readFileSync(file);
  const scriptName = hashed(name, 'js', script);
  const html = documentOf(source, scriptName);
  const document = hashed(name, 'html', html);
  const policy = Object.entries(source.policy).map(
    ([directive, sources]) => `${directive} ${sources.join(' ')}`,
  );
  return {
    document,
    files: { [document]: html, [scriptName]: script, ...(source.hasChunks ? chunksOf(name) : {}) },
    headers: {
      'content-security-policy': policy.join('; '),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
  };
}

const documentOf = ({ title, style }: FrameSource, script: string): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title><style>${style}</style><script src="${script}" defer></script>`,
    '</head><body><div id="result"></div></body></html>\n',
  ].join('');

/** Their names have hashes from the build: the script knows them. */
const chunksOf = (name: FrameName): Record<string, Uint8Array> =>
  Object.fromEntries(
    readdirSync(path.join(FOLDER, name))
      .sort()
      .map((file) => [`${name}/${file}`, readFileSync(path.join(FOLDER, name, file))]),
  );

function hashed(name: string, extension: string, content: string | Uint8Array): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  return `${name}-${hash}.${extension}`;
}
