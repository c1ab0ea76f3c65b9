import type { UnlocatedDiagnostic } from '../diagnostics.js';

/** What a JSON Pointer, a URL or a shell takes for something else: a slash, a tilde, white space, characters that nobody sees. */
const SEPARATOR = /[/~\s\p{Cc}]/u;

/** Names that are legal, shown as they are, and lost by programs that are careless with them. */
export function nameDiagnostics(name: string, { mayBePath = false } = {}): UnlocatedDiagnostic[] {
  const message = messageFor(name, mayBePath);
  return message === null
    ? []
    : [{ code: 'name-odd', severity: 'info', message, hint: 'Rename it, if the API allows that.' }];
}

function messageFor(name: string, mayBePath: boolean): string | null {
  if (name === '')
    return 'Something has an empty name here. Pages show it as "(empty)"; many tools leave it out.';
  if (name === '__proto__')
    return 'Something is called "__proto__" here. Pages show it as it is; programs in JavaScript that copy it carelessly lose it or change other objects.';
  if (mayBePath || !SEPARATOR.test(name)) return null;
  return `Something is called ${JSON.stringify(name.slice(0, 80))} here. Pages show it as it is; references and addresses must encode the slashes, tildes and white space of a name, and generators of code change them.`;
}
