import type { Diagnostic } from '@org/site-model';
import type { LoadedSite } from '../config/loaded-site.js';
import { nameInWorkspace } from '../diagnostics/file-names.js';
import type { PageSummary } from '../model/site-model.js';
import type { FaceError } from './face-files.js';
import type { CardText } from './card-text.js';

/** Pages that ask for a card of their own in a site that draws none. */
export const cardsOff = (
  summaries: readonly Pick<PageSummary, 'source' | 'frontMatter'>[],
  { contentDir }: LoadedSite,
): Diagnostic[] =>
  summaries
    .filter(({ frontMatter }) => frontMatter.social_card !== undefined && frontMatter.social_card !== false)
    .map(({ source }) => ({
      code: 'social-card-off',
      severity: 'warning',
      message: 'The page asks for a card of its own ("social_card"), but the site draws none.',
      hint: 'Write "socialCards: {}" into the configuration, or take "social_card" away.',
      file: nameInWorkspace(`${contentDir}/${source}`),
    }));

export const packagesMissing = (
  names: readonly string[],
  cards: number,
  { configFile }: LoadedSite,
): Diagnostic => ({
  code: 'social-card-packages',
  severity: 'warning',
  message: `"socialCards" wants ${cards === 1 ? 'a card' : `${cards} cards`} drawn, but what draws is not installed, so sites that show links to pages show no picture.`,
  hint: `Run: npm install --save-dev ${names.join(' ')}`,
  file: configFile,
});

export const fontUnreadable = ({ message }: FaceError, { configFile }: LoadedSite): Diagnostic => ({
  code: 'social-card-font',
  severity: 'error',
  message: `"socialCards.fonts" names a font that cannot be used, so no card can be drawn: ${message}`,
  hint: 'Write a path from the folder of the configuration, "./fonts/name.ttf", or a file or a style sheet of an installed package.',
  file: configFile,
});

/** Letters that a message names. */
const MAX_LETTERS = 12;

export const lettersMissing = (
  letters: readonly string[],
  { title }: CardText,
  file: string,
): Diagnostic => ({
  code: 'social-card-letters',
  severity: 'warning',
  message: `The card "${title}" is not drawn, because no font has these letters: ${letters.slice(0, MAX_LETTERS).join(' ')}${letters.length > MAX_LETTERS ? ' …' : ''}`,
  hint: 'Name a font that has them under "socialCards.fonts" in the configuration: a file of TrueType, OpenType or WOFF2, or the style sheet of an installed face, "@fontsource-variable/noto-sans-jp/index.css".',
  file,
});
