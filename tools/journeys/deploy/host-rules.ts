interface HeaderRule {
  matches: RegExp;
  /** Names that it takes back. */
  detached: string[];
  headers: [name: string, value: string][];
}

interface RedirectRule {
  from: string;
  to: string;
  status: number;
}

/**
 * `_headers` and `_redirects` as static hosts apply them: all rules whose path matches, in their order; a value that an earlier
 * rule gave too is appended to it with a comma, and `! name` takes it back. Source: the documentation of Cloudflare Pages.
 */
export class HostRules {
  readonly #headers: HeaderRule[];
  readonly #redirects: RedirectRule[];

  constructor(headers: string, redirects: string) {
    this.#headers = parseHeaders(headers);
    this.#redirects = redirects
      .split('\n')
      .filter((line) => line.trim() && !line.startsWith('#'))
      .map((line) => line.trim().split(/\s+/))
      .map(([from = '', to = '', status = '302']) => ({ from, to, status: Number(status) }));
  }

  headersOf(pathname: string): Record<string, string> {
    const found = new Map<string, string>();
    for (const { matches, detached, headers } of this.#headers) {
      if (!matches.test(pathname)) continue;
      for (const name of detached) found.delete(name);
      for (const [name, value] of headers) found.set(name, [found.get(name) ?? [], value].flat().join(', '));
    }
    return Object.fromEntries(found);
  }

  redirectOf(pathname: string): RedirectRule | undefined {
    return this.#redirects.find(({ from }) => from === pathname);
  }
}

function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    if (!line.trim() || line.startsWith('#')) continue;
    if (!/^\s/.test(line)) rules.push({ matches: toPattern(line.trim()), detached: [], headers: [] });
    else if (line.trim().startsWith('!'))
      rules.at(-1)?.detached.push(line.trim().slice(1).trim().toLowerCase());
    else {
      const [, name = '', value = ''] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
      rules.at(-1)?.headers.push([name.toLowerCase(), value]);
    }
  }
  return rules;
}

const toPattern = (rule: string): RegExp =>
  new RegExp(`^${rule.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`);
