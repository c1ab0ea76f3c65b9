import { messagesFor } from '@org/site-model';
import type { ShellMessages } from './en/index.js';
import { languages } from './languages.js';

export type { ShellMessages };

/**
 * The shell's messages in the language of a locale (`fr`, `fr-CA`), English where that does not ship, with a site's own wording
 * over them.
 * @param tag BCP 47
 */
export const shellMessagesFor = (tag: string, overrides: Partial<ShellMessages> = {}): ShellMessages => ({
  ...(messagesFor(tag, languages) ?? languages.en),
  ...overrides,
});
