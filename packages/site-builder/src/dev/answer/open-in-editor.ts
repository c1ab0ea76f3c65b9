import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { workspaceFolder } from '../../diagnostics/file-names.js';
import type { Dev } from '../dev.js';
import { openableFile } from '../guard/file-access.js';
import { isLoopback } from '../guard/network-access.js';
import { readJson } from './read-json.js';
import { sendText } from './responses.js';

/** A position as diagnostics have it. */
const positionSchema = z.object({
  file: z.string(),
  line: z.int().positive().default(1),
  column: z.int().positive().default(1),
});

/** Milliseconds in which an editor that cannot be started is known to be one. */
const STARTING = 500;

const NO_EDITOR =
  'No editor is known: none runs that could be found. Set LAUNCH_EDITOR to the command of yours, such as "code", and start the dev server again.';
const ELSEWHERE = 'The editor is on the machine of the dev server, and opens for browsers there.';
const REFUSED = 'The dev server opens files of the workspace in an editor, and none that are kept back.';

/** Opens a file of the workspace at a line and a column in the writer's editor. */
export async function answerOpen(
  request: IncomingMessage,
  response: ServerResponse,
  { site, vite }: Pick<Dev, 'site' | 'vite'>,
): Promise<void> {
  if (request.method !== 'POST') return sendText(response, 405, 'An editor is opened by a POST request.');
  if (!isLoopback(request.socket.remoteAddress)) return sendText(response, 403, ELSEWHERE);
  const asked = positionSchema.safeParse(await readJson(request));
  if (!asked.success) return sendText(response, 400, 'This names no position in a file.');
  const { file: name, line, column } = asked.data;
  const file = openableFile(name, workspaceFolder(site.root), vite.config);
  if (file === undefined) return sendText(response, 403, REFUSED);
  const problem = await launch(`${file}:${line}:${column}`);
  if (problem !== undefined) return sendText(response, 500, problem);
  response.writeHead(204).end();
}

/** What keeps the editor from starting; `undefined` when nothing does. */
async function launch(position: string): Promise<string | undefined> {
  const { default: launchEditor } = await import('launch-editor');
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), STARTING);
    launchEditor(position, (_file, message) => {
      clearTimeout(timer);
      resolve(message === null ? NO_EDITOR : `The editor could not be started: ${message}`);
    });
  });
}
