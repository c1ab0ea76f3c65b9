import type { ShellPage } from '@org/theme-shell';
import type { SocialCard } from '@org/theme-shell/server';
import type { LinkedLocale } from '../2-link/link-site.js';
import type { LocaleSite } from '../2-link/editions/locale-sites.js';
import { rootBaseUrl } from '../config/loaded-site.js';
import { ownDocuments, type PageKey } from '../model/site-model.js';
import type { MarkupReport } from '../publish/check-markup.js';
import type { SiteBundle } from './bundle.js';
import { type SiteKey, siteKey } from './page-key.js';
import { createRenderContext, type RenderContext } from './render-page.js';

/** What is looked for in each document. */
export interface DocumentCheck {
  /** Origins that scripts may come from. @default nothing is looked for */
  scriptOrigins?: readonly string[];
  /** Told of each document of the site, and which page it is; `null` for the not-found page. */
  add(report: MarkupReport, page: PageKey | null): void;
}

export const NO_CHECK: DocumentCheck = { add: () => undefined };

/** What sites that show links show of a page in a locale; `undefined` for nothing. */
export type CardOf = (locale: string, key: PageKey) => SocialCard | undefined;

/** What the files of a locale are written with. */
export interface WriteContext extends RenderContext {
  site: LocaleSite;
  check: DocumentCheck;
  /** By content source. */
  documents: ReadonlyMap<string, ShellPage>;
  key: SiteKey;
  /** What sites that show links show of a page. */
  cardOf: CardOf;
}

interface ContextInput {
  bundle: SiteBundle;
  check: DocumentCheck;
  /** Changes with the code that renders. */
  code: string;
  /** @default pages have no cards */
  cardOf?: CardOf | undefined;
}

export function writeContext(
  { site, model }: Pick<LinkedLocale, 'site' | 'model'>,
  { bundle, check, code, cardOf = () => undefined }: ContextInput,
): WriteContext {
  const context = createRenderContext({
    model,
    config: site.config,
    render: bundle.render,
    assets: bundle.assets,
    pageStyles: bundle.pageStyles,
    bundleId: bundle.id,
    rootBaseUrl: rootBaseUrl(site),
  });
  const key = siteKey(context, code);
  return { site, check, documents: ownDocuments(model), key, cardOf, ...context };
}
