/** What a page's front matter says in the way of Docusaurus → the same as this schema has it. */
interface AdaptedKeys {
  data: unknown;
  /** Keys that are known and have no counterpart here, and what they did there. */
  without: { key: string; meaning: string }[];
}

const WITHOUT: Record<string, string> = {
  title_meta: 'another title for search engines',
  sidebar_key: 'a name for translations of the sidebar',
  parse_number_prefixes: 'whether a number in front of the file’s name counts',
};
/** Docusaurus takes numbers that are written as text. */
const NUMBERS = ['sidebar_position', 'toc_min_heading_level', 'toc_max_heading_level'];
const BOOLEANS = ['hide_title', 'hide_table_of_contents', 'draft', 'unlisted'];

/** Docusaurus 2 and 3 know more keys, and more forms of some; pages that were written for it keep theirs. */
export function adaptDocusaurusKeys(data: unknown): AdaptedKeys {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return { data, without: [] };
  const without = Object.keys(WITHOUT).filter((key) => key in data);
  const keys: Record<string, unknown> = Object.fromEntries(
    Object.entries(data).filter(([key]) => !without.includes(key)),
  );
  for (const key of NUMBERS) keys[key] = toNumber(keys[key]);
  for (const key of BOOLEANS) keys[key] = toBoolean(keys[key]);
  const { sidebar_custom_props: props, custom, ...rest } = keys;
  const own =
    props === undefined ? custom : { ...(custom as object | undefined), sidebar_custom_props: props };
  return {
    data: defined({ ...rest, custom: own }),
    without: without.map((key) => ({ key, meaning: WITHOUT[key] ?? '' })),
  };
}

const toNumber = (value: unknown): unknown =>
  typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value;

const toBoolean = (value: unknown): unknown =>
  value === 'true' || value === 'false' ? value === 'true' : value;

const defined = (keys: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(keys).filter(([, value]) => value !== undefined));
