/** Making one takes milliseconds, and a site has thousands of dates. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** An ISO 8601 date as the language (a BCP 47 tag) writes it, the same in every time zone: 'Feb 29, 2024'. */
export function dateText(iso: string, lang: string): string {
  const format = formats.get(lang) ?? new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeZone: 'UTC' });
  formats.set(lang, format);
  return format.format(new Date(iso));
}
