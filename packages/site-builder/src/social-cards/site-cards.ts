import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '@org/site-model';
import type { SocialCard } from '@org/theme-shell/server';
import type { LinkedLocale } from '../2-link/link-site.js';
import type { LoadedSite } from '../config/loaded-site.js';
import type { SiteBundle } from '../3-render/bundle.js';
import { type PageKey, pageOf, type PageSummary } from '../model/site-model.js';
import type { SiteOutput } from '../output/site-output.js';
import { nameInWorkspace } from '../diagnostics/file-names.js';
import { cardFile } from './card-files.js';
import { CardFaces } from './card-faces.js';
import { type DesignFiles, installedVersion, readDesign } from './card-design.js';
import { cardSvg } from './card-svg.js';
import { altText, CARD_HEIGHT, CARD_WIDTH, type CardText } from './card-text.js';
import { FaceError } from './face-files.js';
import { cardsOff, fontUnreadable, lettersMissing, packagesMissing } from './diagnostics.js';
import { DRAWING_PACKAGES, loadDrawingTools } from './drawing-tools.js';
import { pageCards } from './page-cards.js';

/** A card that some page would have. */
interface PlannedCard {
  text: CardText;
  file: string;
  /** Content source of the first page that wants it for itself. @default it is an area's, or the site's */
  source?: string | undefined;
}

interface CardsInput {
  site: LoadedSite;
  locales: readonly Pick<LinkedLocale, 'site' | 'model'>[];
  summaries: readonly Pick<PageSummary, 'source' | 'frontMatter'>[];
  bundle: Pick<SiteBundle, 'clientDir' | 'files'>;
}

/** The pictures that sites show beside links to pages of this one. */
export class SiteCards {
  /** Complete when the cards are written. */
  readonly diagnostics: Diagnostic[] = [];
  readonly #site: LoadedSite;
  readonly #design: DesignFiles | undefined;
  /** By their files. */
  readonly #planned = new Map<string, PlannedCard>();
  /** Files of the cards that a page may have, the best first, by {@link nameOf}. */
  readonly #ofPages = new Map<string, string[]>();

  private constructor(site: LoadedSite, design?: DesignFiles) {
    this.#site = site;
    this.#design = design;
  }

  /** Decides which cards there are to be: none in a site that does not ask for them. */
  static plan({ site, locales, summaries, bundle }: CardsInput): SiteCards {
    if (!site.config.socialCards) return SiteCards.#none(site, cardsOff(summaries, site));
    try {
      const cards = new SiteCards(site, readDesign(site, styleSheet(bundle)));
      const frontMatters = new Map(summaries.map(({ source, frontMatter }) => [source, frontMatter]));
      for (const locale of locales) cards.#planLocale(locale, frontMatters);
      return cards;
    } catch (error) {
      if (error instanceof FaceError) return SiteCards.#none(site, [fontUnreadable(error, site)]);
      throw error;
    }
  }

  static #none(site: LoadedSite, diagnostics: Diagnostic[]): SiteCards {
    const cards = new SiteCards(site);
    cards.diagnostics.push(...diagnostics);
    return cards;
  }

  #planLocale(
    { site, model }: CardsInput['locales'][number],
    frontMatters: ReadonlyMap<string, PageSummary['frontMatter']>,
  ): void {
    for (const { page: key } of model.routes) {
      const page = pageOf(model, key);
      if (!page) continue;
      const frontMatter = key.kind === 'document' ? frontMatters.get(key.name) : undefined;
      const texts = pageCards({ key, page, site }, frontMatter);
      const own = frontMatter?.social_card === undefined ? undefined : key.name;
      const files = texts.map((text, index) => this.#plan(text, index === 0 ? own : undefined));
      this.#ofPages.set(nameOf(model.site.locale, key), files);
    }
  }

  #plan(text: CardText, source: string | undefined): string {
    const file = cardFile(text, this.#design?.identity ?? '');
    const known = this.#planned.get(file);
    if (!known) this.#planned.set(file, { text, file, source });
    else known.source ??= source;
    return file;
  }

  /** The card of a page in a locale. */
  of = (locale: string, key: PageKey): SocialCard | undefined => {
    const file = this.#ofPages.get(nameOf(locale, key))?.find((one) => this.#planned.has(one));
    const planned = file === undefined ? undefined : this.#planned.get(file);
    if (!planned) return undefined;
    const { url, baseUrl } = this.#site.config;
    const href = new URL(baseUrl + planned.file, url).href;
    return { href, alt: altText(planned.text), width: CARD_WIDTH, height: CARD_HEIGHT };
  };

  /** Puts the cards that pages have into the site: those of the last one, and what is new. */
  async write(output: Pick<SiteOutput, 'reuse' | 'writeHashed'>): Promise<void> {
    const missing = [...this.#planned.values()].filter(({ file }) => !output.reuse(file));
    if (missing.length === 0) return;
    const draw = await this.#pen(missing);
    for (const card of missing) {
      const png = draw?.(card);
      if (png) output.writeHashed(card.file, png);
      else this.#planned.delete(card.file);
    }
  }

  /** What draws a card; it answers with nothing for one that it cannot draw, and says why. */
  async #pen(
    cards: readonly PlannedCard[],
  ): Promise<((card: PlannedCard) => Uint8Array | undefined) | undefined> {
    const tools = await loadDrawingTools();
    if (!this.#design) return undefined;
    if (!tools) {
      const names = DRAWING_PACKAGES.filter((name) => installedVersion(name) === null);
      this.diagnostics.push(packagesMissing(names, cards.length, this.#site));
      return undefined;
    }
    const { colors, logo } = this.#design;
    const faces = await CardFaces.open(this.#design.faces, tools, cards.map(lettersOf).join(''));
    return (card) => {
      const letters = faces.missing(lettersOf(card));
      if (letters.length === 0) return tools.rasterise(cardSvg(card.text, { colors, logo, faces }));
      const file = card.source === undefined ? this.#site.configFile : this.#fileOf(card.source);
      this.diagnostics.push(lettersMissing(letters, card.text, file));
      return undefined;
    };
  }

  #fileOf(source: string): string {
    return nameInWorkspace(`${this.#site.contentDir}/${source}`);
  }
}

/** The sign of what is cut off may come with them. */
const lettersOf = ({ text }: PlannedCard): string => `${Object.values(text).join('')}…`;

const styleSheet = ({ clientDir, files }: CardsInput['bundle']): string =>
  files.styles.map((file) => readFileSync(path.join(clientDir, file), 'utf8')).join('\n');

const nameOf = (locale: string, { kind, name }: PageKey): string => `${locale} ${kind} ${name}`;
