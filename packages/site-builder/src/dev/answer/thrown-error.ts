import type { IncomingMessage, ServerResponse } from 'node:http';
import { SourceMap } from 'node:module';
import path from 'node:path';
import type { Diagnostic, Position } from '@org/site-model';
import type { ViteDevServer } from 'vite';
import { z } from 'zod';
import { nameInWorkspace } from '../../diagnostics/file-names.js';
import type { Dev } from '../dev.js';
import { readJson } from './read-json.js';
import { sendJson, sendText } from './responses.js';

const thrownSchema = z.object({ name: z.string(), message: z.string(), stack: z.string() });
type Thrown = z.infer<typeof thrownSchema>;

/** `at Landing (http://127.0.0.1:4321/src/pages/landing.tsx?t=1764355200000:12:9)`, also as Firefox and Safari write it. */
const FRAME = /https?:\/\/[^/\s)]+(\/[^\s)]*?):(\d+):(\d+)/g;

/**
 * Says where the site's own code threw an error that the browser alone has seen: with nothing, for one of a module that has changed
 * since, and for one that no module of the site has a part in.
 */
export async function answerThrown(
  request: IncomingMessage,
  response: ServerResponse,
  { site, vite }: Pick<Dev, 'site' | 'vite'>,
): Promise<void> {
  if (request.method !== 'POST') return sendText(response, 405, 'An error is told by a POST request.');
  const told = thrownSchema.safeParse(await readJson(request));
  if (!told.success) return sendText(response, 400, 'This is no error.');
  const diagnostic = await thrownDiagnostic(told.data, site.root, vite);
  if (diagnostic) sendJson(response, diagnostic);
  else response.writeHead(204).end();
}

/** @param root the app's folder */
export async function thrownDiagnostic(
  { name, message, stack }: Thrown,
  root: string,
  vite: Pick<ViteDevServer, 'environments'>,
): Promise<Diagnostic | undefined> {
  const { moduleGraph } = vite.environments.client;
  for (const [, url = '', line, column] of stack.matchAll(FRAME)) {
    const [, stamp = '0'] = /[?&]t=(\d+)/.exec(url) ?? [];
    const module = await moduleGraph.getModuleByUrl(url.replace(/[?&]t=\d+/, ''));
    const file = module?.file;
    if (!module || !file?.startsWith(path.join(root, 'src') + path.sep)) continue;
    if (module.lastHMRTimestamp > Number(stamp)) return undefined;
    return {
      code: 'page-threw',
      severity: 'error',
      message: `In the browser the page has thrown ${name}: ${message}`,
      hint: 'The console of the browser has the whole stack. This is gone once the module is corrected.',
      file: nameInWorkspace(file),
      ...positionIn(module.transformResult?.map, Number(line), Number(column)),
    };
  }
  return undefined;
}

/** In the module as it is written. The browser counts in what was made of it. */
function positionIn(map: unknown, line: number, column: number): Partial<Position> {
  if (!map || typeof map !== 'object' || !('mappings' in map)) return {};
  const found = new SourceMap(map as ConstructorParameters<typeof SourceMap>[0]).findEntry(
    line - 1,
    column - 1,
  );
  return 'originalLine' in found ? { line: found.originalLine + 1, column: found.originalColumn + 1 } : {};
}
