import type { MigrationReport } from '../../model/migration-report.js';
import type { SourceLocale, VitepressSite } from '../model.js';
import type { LinkEntry } from '../read/config-shape.js';
import { pageAt } from '../content/links.js';
import { footerNote } from './shell.js';
import { plainText, withBase } from './sidebars.js';

const OTHER_SITE = /^(?:[a-z]+:|\/\/)/i;

interface TextsInput {
  site: VitepressSite;
  report: MigrationReport;
}

/** What the configuration and the sidebars say in another language, by what they say in the default one. */
export function localeTexts(locale: SourceLocale, { site, report }: TextsInput): Record<string, string> {
  const [main] = site.locales;
  const texts: Record<string, string> = {};
  if (!main) return texts;
  const own = locale.config.themeConfig;
  const first = main.config.themeConfig;
  const note = (from: string | undefined, to: string | undefined): void => {
    if (from && to && from !== to) texts[from] ??= to;
  };
  note(main.config.title, locale.config.title);
  note(main.config.description, locale.config.description);
  note(footerNote(first.footer), footerNote(own.footer));
  const pairs = [
    pairLists(listOf(flat(first.nav)), listOf(flat(own.nav)), site),
    ...[...(first.sidebar ?? [])].map(([path, entries]) => {
      const other = own.sidebar?.get(`/${locale.dir}${path}`.replace(/\/{2,}/g, '/'));
      return pairLists(listOf(entries), listOf(other), site);
    }),
  ].flat();
  for (const [from, to] of pairs) note(plainText(from), plainText(to));
  reportOthers(locale, { site, report, known: new Set(pairs.map(([, to]) => to)) });
  return texts;
}

/** A list of links, and what is put before them. */
interface Links {
  entries: readonly LinkEntry[];
  base: string;
}

const listOf = (entries: readonly LinkEntry[] | undefined, base = ''): Links => ({
  entries: entries ?? [],
  base,
});

/** Groups inside of a menu are one after the other, as in the new navbar. */
const flat = (entries: readonly LinkEntry[] | undefined): LinkEntry[] =>
  (entries ?? []).map((entry) => ({ ...entry, ...(entry.items && { items: entry.items.flatMap(leaves) }) }));
const leaves = (entry: LinkEntry): LinkEntry[] => entry.items?.flatMap(leaves) ?? [entry];

/** Entries of two languages that are the same: they lead to the same page, or stand at the same place of lists as long as each other. */
function pairLists(mine: Links, theirs: Links, site: VitepressSite): [string, string][] {
  const isLong = mine.entries.length === theirs.entries.length;
  return mine.entries.flatMap((entry, index): [string, string][] => {
    const key = keyOf(entry, mine.base, site);
    const beside = isLong ? theirs.entries[index] : undefined;
    const found =
      theirs.entries.find((each) => key !== undefined && keyOf(each, theirs.base, site) === key) ??
      (Boolean(beside?.items) === Boolean(entry.items) ? beside : undefined);
    if (!found) return [];
    const own: [string, string][] = entry.text && found.text ? [[entry.text, found.text]] : [];
    const inner = [
      listOf(entry.items, entry.base ?? mine.base),
      listOf(found.items, found.base ?? theirs.base),
    ] as const;
    return [...own, ...pairLists(...inner, site)];
  });
}

/** The page that an entry leads to, or the first in it, without the folder of its language. */
function keyOf({ link, items, base }: LinkEntry, above: string, site: VitepressSite): string | undefined {
  const begin = base ?? above;
  if (link !== undefined) {
    const page = OTHER_SITE.test(link) ? undefined : pageAt(withBase(begin, link), site);
    return `${items ? 'in ' : ''}${page?.inner ?? link}`;
  }
  for (const item of items ?? []) {
    const key = keyOf(item, begin, site);
    if (key !== undefined) return `in ${key.replace(/^in /, '')}`;
  }
  return undefined;
}

/** Says once for a language which entries it has alone. */
function reportOthers(
  { key, config }: SourceLocale,
  { site, report, known }: TextsInput & { known: ReadonlySet<string> },
): void {
  const all = [
    ...(config.themeConfig.nav ?? []),
    ...[...(config.themeConfig.sidebar?.values() ?? [])].flat(),
  ];
  const textsOf = (entries: readonly LinkEntry[]): string[] =>
    entries.flatMap(({ text, items = [] }) => [...(text ? [text] : []), ...textsOf(items)]);
  const others = [...new Set(textsOf(all))].filter((text) => !known.has(text));
  if (others.length > 0)
    report.left(
      'languages',
      `"${key}" has ${others.length} entries in its navbar and sidebars that the default language does not have: ${others
        .slice(0, 5)
        .map((text) => JSON.stringify(plainText(text)))
        .join(', ')}${others.length > 5 ? ', …' : ''}.`,
      'All languages have the same navbar and sidebars; write missing words into content/locales.',
      { file: site.configFile },
    );
}
