/** A text of ours with values in the place of its `{names}`; without values, with the names as they are. */
export type Say<Message extends string> = (
  message: Message,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** Texts of one language by their English, which stands where one is missing. */
export type Translation<Message extends string> = Readonly<Partial<Record<Message, string>>>;

const NAME = /\{(\w+)\}/g;

export const speak =
  <Message extends string>(translation: Translation<Message>): Say<Message> =>
  (message, values) => {
    const text = translation[message] ?? message;
    return values ? text.replace(NAME, (whole, name: string) => String(values[name] ?? whole)) : text;
  };

/** The same where a value is more than text, such as a link: the pieces of the sentence in order. */
export const fill = <Part>(
  text: string,
  values: Readonly<Record<string, Part | Part[]>>,
): (string | Part)[] =>
  text.split(NAME).flatMap((piece, index): (string | Part)[] => {
    if (index % 2 === 0) return piece === '' ? [] : [piece];
    const value = values[piece];
    return value === undefined ? [`{${piece}}`] : Array.isArray(value) ? value : [value];
  });
