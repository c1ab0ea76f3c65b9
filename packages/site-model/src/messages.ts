/** A text for one and a text for any other number, such as `['{count} result', '{count} results']`. */
export type PluralMessage = readonly [one: string, other: string];

/** Values by the names that a message has in braces. */
export type MessageValues = Readonly<Record<string, string | number>>;

const NAME = /\{(\w+)\}/g;

/** Puts values into a message: `formatMessage('Toggle {label}', { label: 'Plugins' })`. Names without a value stay. */
export const formatMessage = (message: string, values: MessageValues): string =>
  message.replace(NAME, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );

/** By language: to make them takes a tenth of a millisecond. */
const plurals = new Map<string, { rules: Intl.PluralRules; format: Intl.NumberFormat }>();

function pluralsOf(language: string) {
  let known = plurals.get(language);
  if (!known) {
    known = { rules: new Intl.PluralRules(language), format: new Intl.NumberFormat(language) };
    plurals.set(language, known);
  }
  return known;
}

/** The message for a number, with `{count}` as the language writes it. @param language BCP 47 */
export function formatPlural([one, other]: PluralMessage, count: number, language: string): string {
  const { rules, format } = pluralsOf(language);
  const message = rules.select(count) === 'one' ? one : other;
  return formatMessage(message, { count: format.format(count) });
}

/** The same as {@link formatMessage} where a value is more than text, such as a link: the pieces of the sentence in order. */
export const messageParts = <Part>(
  message: string,
  values: Readonly<Record<string, Part | Part[]>>,
): (string | Part)[] =>
  message.split(NAME).flatMap((piece, index): (string | Part)[] => {
    if (index % 2 === 0) return piece === '' ? [] : [piece];
    const value = Object.hasOwn(values, piece) ? values[piece] : undefined;
    if (value === undefined) return [`{${piece}}`];
    return Array.isArray(value) ? value : [value];
  });

/** Looks a message up and puts values into it. */
export type Translate<Message extends string> = (message: Message, values?: MessageValues) => string;

/** Messages of one language by their English, which replaces missing ones. */
export type Translation<Message extends string> = Readonly<Partial<Record<Message, string>>>;

/** Looks up messages of one language; a message without a translation is shown in English. */
export const createTranslator =
  <Message extends string>(translation: Translation<Message>): Translate<Message> =>
  (message, values) => {
    const text = translation[message] ?? message;
    return values ? formatMessage(text, values) : text;
  };

/**
 * What a package ships for a language, by the first subtag: `fr-CA` is served by `fr`, and what nothing serves by `undefined`.
 * @param tag BCP 47
 */
export function messagesFor<Messages>(
  tag: string,
  shipped: Readonly<Record<string, Messages>>,
): Messages | undefined {
  const [language = ''] = tag.toLowerCase().split('-');
  return Object.hasOwn(shipped, language) ? shipped[language] : undefined;
}
