// The grammar of nginx configuration: directives that end in `;`, or open a block with `{`.
const TOKEN =
  /\s+|#[^\n]*|"(?:\\[^]|[^"\\])*"|'(?:\\[^]|[^'\\])*'|[{};]|(?:\\[^]|\$\{[^}]*\}|[^\s{};"'#])(?:\\[^]|\$\{[^}]*\}|[^\s{};])*|["']/g;
const NAME = /^[a-z_][\w]*$|^["'~*/.$\w]/i;

/** Problems of a configuration, as `{ message, line, column }`; the first one only. */
export function parseNginx(code) {
  const open = [];
  let words = [];
  for (const { 0: token, index } of code.matchAll(TOKEN)) {
    const problem = read(token, { words, open });
    if (problem) return [{ message: problem, ...placeOf(code, index) }];
    if (/^\s|^#/.test(token)) continue;
    if (token === '{') open.push(index);
    if (token === '}') open.pop();
    words = '{};'.includes(token) ? [] : [...words, token];
  }
  if (words.length)
    return [{ message: `"${words.join(' ')}" does not end in ";".`, ...placeOf(code, code.length) }];
  if (open.length) return [{ message: 'A block is never closed.', ...placeOf(code, open.at(-1)) }];
  return [];
}

function read(token, { words, open }) {
  if (token === '"' || token === "'") return 'A quote is never closed.';
  if ('{;'.includes(token) && words.length === 0) return `"${token}" follows no directive.`;
  if (token === '}' && words.length) return `"${words.join(' ')}" does not end in ";".`;
  if (token === '}' && open.length === 0) return '"}" closes no block.';
  if (words.length === 0 && !/^[\s#{};]/.test(token) && !NAME.test(token))
    return `"${token}" is no name of a directive.`;
  return undefined;
}

function placeOf(code, index) {
  const before = code.slice(0, index).split('\n');
  return { line: before.length, column: before.at(-1).length + 1 };
}
