const PREFIX = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/;
/** `2024-05-01-news` and `1.0-notes` begin with a date and a version, not with a position. */
const DATE = /^(?:\d{2}|\d{4})[-_.]\d{2}(?:[-_.](?:\d{2}|\d{4}))?(?:[-_.]|$)/;
const VERSION = /^\d+[-_.]\d+/;

/** `01-intro` → `intro`, as Docusaurus has it in ids and addresses. */
export function withoutNumber(name: string): string {
  if (DATE.test(name) || VERSION.test(name)) return name;
  return PREFIX.exec(name)?.[2] ?? name;
}

/** The same for every folder of a path. */
export const withoutNumbers = (path: string): string =>
  path
    .split('/')
    .map((name) => withoutNumber(name))
    .join('/');
