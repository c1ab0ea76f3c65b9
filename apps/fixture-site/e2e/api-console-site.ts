import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Rollup } from 'vite';
import { apiHtml } from './api-html.js';
import { listen, type Loopback } from './api-server.js';

/** Strict, and with what `data-connect` of the page names. */
const policy = (html: string): string => {
  const origins = [...html.matchAll(/data-connect="([^"]*)"/g)].map(([, origins]) => origins).join(' ');
  return `default-src 'self'; script-src 'self'; style-src 'self'; connect-src 'self' ${origins}; require-trusted-types-for 'script'; trusted-types`;
};

type Bundle = Map<string, string>;
const bundles = new Map<string, Promise<Bundle>>();

/**
 * Files of the console by name. `external` are taken from the page, which has them anyway. Made once in a worker: of tests that run in
 * parallel, each has the hooks of its file to itself.
 */
export function bundleConsole(external: RegExp[] = []): Promise<Bundle> {
  const key = external.join(' ');
  const bundle = bundles.get(key) ?? makeBundle(external);
  bundles.set(key, bundle);
  return bundle;
}

async function makeBundle(external: RegExp[]): Promise<Bundle> {
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: {
        input: path.join(import.meta.dirname, 'api-console-entry.ts'),
        external,
        output: { entryFileNames: 'entry.js', chunkFileNames: 'console.js', format: 'es' },
      },
    },
  })) as Rollup.RollupOutput;
  return new Map(
    result.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code]] : [])),
  );
}

/** A page of an API by itself, without the shell, under the policy that the site builder would make of it. */
export async function consoleSite(document: object): Promise<Loopback> {
  const html = await apiHtml(document);
  const styles = readFileSync(fileURLToPath(import.meta.resolve('@org/openapi-renderer/styles.css')), 'utf8');
  const files = await bundleConsole();
  const page = `<!doctype html><html lang="en"><head><title>API</title><link rel="stylesheet" href="/styles.css"><link rel="icon" href="data:,"><script type="module" src="/entry.js"></script></head><body><main><h1>API</h1>${html}</main></body></html>`;
  return listen((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const script = files.get(pathname.slice(1));
    const [type, text] =
      script !== undefined
        ? ['text/javascript', script]
        : pathname === '/styles.css'
          ? ['text/css', styles]
          : ['text/html; charset=utf-8', page];
    response.writeHead(200, { 'content-type': type, 'content-security-policy': policy(html) }).end(text);
  });
}
