import { type Edition, type Editions, translatedSource } from './editions.js';
import type { PageSummary } from '../../model/site-model.js';

/** A page as one locale shows it: its id is the same in every version and every locale. */
export interface EditionPage extends PageSummary {
  edition: Edition;
}

export interface LocalePages {
  pages: EditionPage[];
  /** Other names under which links may mean a page: those of its text in other languages. Source by name. */
  aliases: Map<string, string>;
}

/**
 * The pages of one locale: its own translations, and the default locale's text of all that nobody has translated.
 * @param locale code, or `null` for the default locale
 */
export function pagesOfLocale(
  summaries: PageSummary[],
  editions: Editions,
  locale: string | null,
): LocalePages {
  const byName = new Map<string, EditionPage>();
  for (const summary of summaries) {
    const edition = editions.of(summary.source);
    if (!edition.version || (edition.locale !== null && edition.locale !== locale)) continue;
    const name = untranslatedName(edition);
    const known = byName.get(name);
    if (!known || known.edition.locale === null) byName.set(name, toEditionPage(summary, edition));
  }
  const pages = [...byName.values()];
  const aliases = new Map(
    locale === null ? [] : pages.flatMap((page) => namesOf(page, locale).map((name) => [name, page.source])),
  );
  return { pages, aliases };
}

/** COMPILE made the id of the file's path, whose folder is that of the edition. */
function toEditionPage(summary: PageSummary, edition: Edition): EditionPage {
  const outer = summary.source.length - (edition.source.length - edition.area.dir.length);
  return { ...summary, id: edition.area.dir + summary.id.slice(outer), edition };
}

const namesOf = ({ edition, source }: EditionPage, locale: string): string[] =>
  [untranslatedName(edition), translatedSource(edition, locale)].filter((name) => name !== source);

/** The file of the default locale that a file translates, whether it exists or not. */
export const untranslatedName = ({ folder, area, source }: Edition): string =>
  folder + source.slice(area.dir.length);
