/** What a card says. */
export interface CardText {
  /** In large letters. */
  title: string;
  /** Below it. @default nothing */
  description: string;
  /** The area that the page is in. @default the card is the area's own, or the site's */
  area: string;
  /** Beside the logo. @default the title says it */
  site: string;
  /** Where the site is: `docs.example.org`. */
  host: string;
  direction: 'ltr' | 'rtl';
  /** BCP 47 tag of the language that it is in. */
  lang: string;
}

/** In pixels: what sites that show links ask for. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** What a picture of text says to those who do not see it. */
export const altText = ({ title, area, site }: CardText): string =>
  [title, area, site].filter(Boolean).join(' · ');
