// Default values in reference tables are those of the documented packages, where the facts hold one.
import path from 'node:path';

/** Headings in English or French. */
const OPTION =
  /^(option|key|setting|property|parameter|clé|réglage|propriété|paramètre|(environment )?variable)s?( (of|in|dans) code)?$/i;
const DEFAULT = /^(default|par défaut)$/i;
const NOTHING = /\b(none|nothing|empty|no|aucune?|rien|vide)\b/i;
const OFF = /\b(off|none|aucune?)\b|désactivé/i;

/** What a page's options are below, where its name does not say so. */
const PREFIXES = { 'admin-panel': 'admin', cron: 'server', 'api-tokens': 'admin', sso: 'admin' };

export function checkDefaults(page, { defaults }) {
  return page.tables.flatMap((table) => {
    const option = table.header.findIndex((text) => OPTION.test(text));
    const standard = table.header.findIndex((text) => DEFAULT.test(text));
    if (option < 0 || standard < 0) return [];
    return table.rows.flatMap((row) =>
      (row[option]?.codes ?? []).flatMap(({ value: name }) => {
        const known = lookUp(name, scopesOf(page, table, row.slice(0, option)), defaults);
        return known && !says(row[standard], known.value) ? [toFinding(row[standard], name, known)] : [];
      }),
    );
  });
}

/** The nearest namespace first: other cells of the row, the heading above the table, the table's own heading, the page. */
function scopesOf({ file, headings }, table, cells) {
  const above = headings.filter(({ line }) => line < table.line).at(-1);
  const codes = [...cells.flatMap((cell) => cell.codes), ...(above?.codes ?? []), ...table.headerCodes];
  const [, folder, name] = /([^/]+)\/([^/]+)\.mdx?$/.exec(file) ?? [];
  const own = folder === 'plugins' ? `plugin.${name}` : (PREFIXES[name] ?? name);
  return [...codes.map(({ value }) => scopeOf(value)), own];
}

/** `config/api.js` → `api`; `strapi develop` → `develop`; `strapi::cors` as it is. */
const scopeOf = (code) =>
  code.startsWith('config/')
    ? path.posix.basename(code).replace(/\.[jt]s$/, '')
    : code.replace(/^strapi (?=\w)/, '').replace(/ .*$/, '');

function lookUp(name, scopes, defaults) {
  const bare = name.replace(/ <.*$/, '');
  const keys = [...scopes.map((scope) => `${scope}.${bare}`), ...(/^[A-Z_]+$/.test(name) ? [name] : [])];
  const key = keys.find((one) => defaults.has(one));
  return key && { key, value: defaults.get(key) };
}

/** Whether a cell names a value. Objects with content are too long for a table. */
function says({ text, codes }, value) {
  const written = codes.map((code) => code.value.replace(/^(['"])(.*)\1$/, '$2'));
  if (value === null || value === '') return NOTHING.test(text) || written.includes(String(value));
  if (Array.isArray(value)) return value.length ? holdsAll(written, value) : isEmpty(text, written, '[]');
  if (isObject(value)) return Object.keys(value).length > 0 || isEmpty(text, written, '{}');
  return written.includes(String(value)) || (value === false && OFF.test(text));
}

const isEmpty = (text, written, literal) => written.includes(literal) || NOTHING.test(text);
const isObject = (value) => typeof value === 'object' && value !== null;
const holdsAll = (written, values) => values.every((one) => isObject(one) || written.includes(unquoted(one)));
const unquoted = (value) => String(value).replace(/^'(.*)'$/, '$1');

function toFinding({ text, codes, line, column }, name, { key, value }) {
  const written = codes.length ? codes.map((code) => code.value).join(', ') : text.trim() || 'nothing';
  return {
    code: 'default-wrong',
    message: `The default of "${name}" is ${JSON.stringify(value)}, the table says "${written}".`,
    hint: `Write it in backticks. It was read from the packages as ${key} (tools/content/facts).`,
    line,
    column,
  };
}
