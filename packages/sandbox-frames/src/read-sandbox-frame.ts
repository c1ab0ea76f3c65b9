import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** `live`: runs examples of React that readers edit. */
export type FrameName = 'live';

/** A document to be shown in `<iframe sandbox="allow-scripts">`, and what has to be sent with it. */
export interface SandboxFrame {
  /** Name of the document among {@link files}. */
  document: string;
  /** Names, which change with the bytes, and contents. They lie in one folder. */
  files: Record<string, string | Uint8Array>;
  /** Headers of the document, in place of those of the site's pages. */
  headers: Record<string, string>;
}

interface FrameSource {
  title: string;
  style: string;
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
      // Holds for whoever opens the document by itself, too.
      sandbox: ['allow-scripts'],
    },
  },
};

/** @throws when the package has not been built */
export function readSandboxFrame(name: FrameName): SandboxFrame {
  const source = SOURCES[name];
  const file = fileURLToPath(new URL(`../dist/frames/${name}.js`, import.meta.url));
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
    files: { [document]: html, [scriptName]: script },
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

function hashed(name: string, extension: string, content: string | Uint8Array): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  return `${name}-${hash}.${extension}`;
}
