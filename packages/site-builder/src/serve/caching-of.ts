/** What the rules of a `_headers` file say of the caching of an address; `undefined` where none does. */
export function cachingOf(rules: string, pathname: string): string | undefined {
  let applies = false;
  let found: string | undefined;
  for (const line of rules.split('\n')) {
    if (/^\S/.test(line)) applies = matches(line.trim(), pathname);
    else if (applies) found = /^\s+cache-control:\s*(.*)$/i.exec(line)?.[1] ?? found;
  }
  return found;
}

/** `*` stands for anything. */
function matches(pattern: string, pathname: string): boolean {
  const [start = '', end] = pattern.split('*');
  if (end === undefined) return pathname === start;
  return pathname.startsWith(start) && pathname.endsWith(end);
}
