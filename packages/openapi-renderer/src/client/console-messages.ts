import { createTranslator, messagesFor, type Translate } from '@org/site-model';
import type { consoleLanguages } from '../messages/languages.js';

/** A message of consoles, in English, by which it is looked up. */
export type ConsoleMessage = keyof (typeof consoleLanguages)['fr'];

let language = 'en';
let translate: Translate<ConsoleMessage> = createTranslator<ConsoleMessage>({});

/** A message in the language of the page, which all of its consoles have. */
export const t: Translate<ConsoleMessage> = (message, values) => translate(message, values);

export const formatNumber = (value: number): string => value.toLocaleString(language);

/** Takes over the language around an element. Those other than English are loaded with the first console that needs one. */
export async function loadMessagesFor(element: Element): Promise<void> {
  const tag = element.closest('[lang]')?.getAttribute('lang') || 'en';
  const messages = /^en\b/i.test(tag)
    ? {}
    : messagesFor(tag, (await import('../messages/languages.js')).consoleLanguages);
  language = messages ? tag : 'en';
  translate = createTranslator<ConsoleMessage>(messages ?? {});
}
