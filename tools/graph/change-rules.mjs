/**
 * What must change, by names in which `*` stands for anything within a folder or a project, `**` for folders too, and `{a,b}` for either.
 * @typedef {object} ChangeRule
 * @property {string[]} [each] all that have such a name; with `!` before it, none that have
 * @property {string[]} [some] one or more of those that have such a name
 */

/**
 * @param {ChangeRule} rule
 * @param {{ changed: string[], all: string[] }} names what has changed, of what there is and was
 * @returns what is otherwise than the rule says: nothing else may change
 */
export function otherwiseThan({ each = [], some = [] }, { changed, all }) {
  const isChanged = new Set(changed);
  const excluded = each
    .filter((pattern) => pattern.startsWith('!'))
    .map((pattern) => matcher(pattern.slice(1)));
  const patterns = each.filter((pattern) => !pattern.startsWith('!'));
  const isAsked = (name) => patterns.map(matcher).some((is) => is(name)) && !excluded.some((is) => is(name));
  const asked = new Set(all.filter(isAsked));
  const allowed = some.map(matcher);
  return [
    ...changed
      .filter((name) => !asked.has(name) && !allowed.some((is) => is(name)))
      .map((name) => `${name} changed`),
    ...[...asked].filter((name) => !isChanged.has(name)).map((name) => `${name} did not change`),
    ...[...patterns, ...some]
      .filter((pattern) => !changed.some(matcher(pattern)))
      .map((pattern) => `nothing that is called ${pattern} changed`),
  ];
}

function matcher(pattern) {
  const source = pattern
    .replace(/[.+^$()|[\]\\]/g, '\\$&')
    .replace(/\{([^}]*)\}/g, (_, names) => `(?:${names.replaceAll(',', '|')})`)
    .replace(/\*\*\/|\*/g, (star) => (star === '*' ? '[^/:]*' : '(?:[^/]+/)*'));
  const expression = new RegExp(`^${source}$`);
  return (name) => expression.test(name);
}
