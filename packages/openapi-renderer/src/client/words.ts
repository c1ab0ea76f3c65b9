import type { ConsoleMessage } from '../messages/console-french.js';
import { type Say, speak } from '../messages/say.js';

let language = 'en';
let current: Say<ConsoleMessage> = speak<ConsoleMessage>({});

/** Our own words in the language of the page: it has one, and all of its consoles speak it. */
export const say: Say<ConsoleMessage> = (message, values) => current(message, values);

export const numberText = (value: number): string => value.toLocaleString(language);

/** Takes the language of the text around an element. Languages other than English are loaded when somebody opens a console. */
export async function speakLanguageOf(element: Element): Promise<void> {
  const tag = element.closest('[lang]')?.getAttribute('lang') ?? '';
  const isFrench = /^fr\b/i.test(tag);
  language = isFrench ? tag : 'en';
  current = speak<ConsoleMessage>(
    isFrench ? (await import('../messages/console-french.js')).consoleFrench : {},
  );
}
