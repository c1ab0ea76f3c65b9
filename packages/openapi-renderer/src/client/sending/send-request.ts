import type { FiledRequest } from '../console-state.js';
import type { WireBody } from '../../request/index.js';
import { explainFailure, type Failure, ViolationWatch } from './explain-failure.js';

export interface Answer {
  kind: 'answer';
  status: number;
  statusText: string;
  headers: [name: string, value: string][];
  /** From sending to the last byte. */
  milliseconds: number;
  body: Blob;
  /** The body as text, formatted where it is JSON; `null` of bytes and of what is too long for a page. */
  text: string | null;
  /** Of other origins only the headers that the server exposes are seen. */
  crossOrigin: boolean;
  /** Names of headers that browsers do not let a page send. */
  leftOut: string[];
  /** Stopped while the body was on its way: this is what had come. */
  cut: boolean;
}

export type Outcome = Answer | Failure | { kind: 'stopped' };

/** Sends a request straight to its server. Never rejects. `onBytes` is told how much of the body has come. */
export async function sendRequest(
  request: FiledRequest,
  signal: AbortSignal,
  onBytes: (bytes: number) => void,
): Promise<Outcome> {
  const { wire } = request;
  const started = performance.now();
  const violations = new ViolationWatch();
  try {
    const headers = new Headers(wire.headers);
    const prepared = new Request(wire.url, {
      method: wire.method,
      headers,
      body: wire.body ? fetchBody(wire.body, request.files) : null,
      cache: 'no-store',
      signal,
    });
    const leftOut = wire.headers.map(([name]) => name).filter((name) => !prepared.headers.has(name));
    const response = await fetch(prepared);
    const { body, cut } = await readBody(response, onBytes);
    return {
      kind: 'answer',
      status: response.status,
      statusText: response.statusText,
      headers: [...response.headers],
      milliseconds: performance.now() - started,
      body,
      text: await bodyText(body),
      crossOrigin: new URL(wire.url).origin !== location.origin,
      leftOut,
      cut,
    };
  } catch (error) {
    return signal.aborted ? { kind: 'stopped' } : await explainFailure(wire, error, violations);
  } finally {
    violations.end();
  }
}

function fetchBody(body: WireBody, files: ReadonlyMap<string, File[]>): BodyInit {
  if (body.kind === 'file') return files.get('')?.[0] ?? '';
  if (body.kind !== 'multipart') return body.text;
  const form = new FormData();
  const used = new Map<string, number>();
  for (const { name, text, mediaType, fileName } of body.parts) {
    if (text !== null) {
      if (mediaType) form.append(name, new Blob([text], { type: mediaType }), fileName ?? 'blob');
      else form.append(name, text);
      continue;
    }
    const position = used.get(name) ?? 0;
    used.set(name, position + 1);
    const file = files.get(name)?.[position];
    if (file) form.append(name, file, file.name);
  }
  return form;
}

/** Reads what comes until it ends or is stopped; what came before that is kept. */
async function readBody(
  response: Response,
  onBytes: (bytes: number) => void,
): Promise<{ body: Blob; cut: boolean }> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const type = response.headers.get('content-type') ?? '';
  const reader = response.body?.getReader();
  let bytes = 0;
  try {
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
      chunks.push(next.value);
      bytes += next.value.byteLength;
      onBytes(bytes);
    }
    return { body: new Blob(chunks, { type }), cut: false };
  } catch {
    return { body: new Blob(chunks, { type }), cut: true };
  }
}

/** Longer bodies are for a file, not for a page. */
const MAX_SHOWN = 200_000;
const TEXT_TYPE =
  /^text\/|[/+](?:json|xml|yaml|javascript|graphql|jsonl|ndjson|json-seq)\b|x-www-form-urlencoded|x-yaml/i;

/** A body as readers see it, or `null` where there is nothing to read. */
async function bodyText(body: Blob): Promise<string | null> {
  const isText = body.type === '' || TEXT_TYPE.test(body.type);
  if (!isText || body.size === 0 || body.size > MAX_SHOWN) return null;
  const text = await body.text();
  if (!/[/+]json\b/i.test(body.type)) return text;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
