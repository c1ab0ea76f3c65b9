import path from 'node:path';
import { type Diagnostic, distinctDiagnostics } from '@org/site-model';
import { siteAddress } from '../addresses/site-addresses.js';
import { nameInWorkspace, pageFile } from '../diagnostics/file-names.js';
import type { PageKey } from '../model/site-model.js';
import { renderDiagnostics } from './answer/answer-page.js';
import type { LocaleDev } from './dev.js';
import type { PageMove } from './former-pages.js';

/** What the overlay of an open page tells. */
export interface PageReport {
  /** What is wrong with this page. */
  page: Diagnostic[];
  /** What is wrong with the site, and with others. */
  others: Diagnostic[];
  /** Address of the page that was here and has been moved. */
  movedTo?: string;
}

/** @param key what the address shows; `undefined` when nothing does */
export async function pageReport(
  pathname: string,
  key: PageKey | undefined,
  dev: LocaleDev,
): Promise<PageReport> {
  const { pages, locale, modules, problems } = dev;
  // What its modules throw is known when it is rendered, and the edit that made them do so reached an open page in the browser alone.
  const rendered = key && key.kind !== 'document' ? await renderDiagnostics(key, dev) : [];
  const common = [...problems.values()].flat().concat(modules.diagnostics(), pages.diagnostics());
  if (key === undefined) {
    const move = pages.moved(siteAddress(withoutBase(pathname, dev), locale.site.config), locale);
    return { page: move ? [goneDiagnostic(pathname, move, dev)] : [], others: common, ...movedTo(move) };
  }
  const file = pageFile(locale.site, key);
  const own =
    key.kind === 'document'
      ? pages.page(key.name, locale).diagnostics
      : distinctDiagnostics([...rendered, ...common.filter((one) => one.file === file)]);
  const known = new Set(own.map((one) => JSON.stringify(one)));
  return { page: own, others: common.filter((one) => !known.has(JSON.stringify(one))) };
}

const movedTo = (move: PageMove | undefined) => (move?.to ? { movedTo: move.to.address } : {});

const withoutBase = (pathname: string, { locale }: LocaleDev): string =>
  pathname.slice(locale.site.config.baseUrl.length - 1) || '/';

function goneDiagnostic(address: string, { from, to }: PageMove, { site }: LocaleDev): Diagnostic {
  const nameOf = (source: string): string => nameInWorkspace(path.join(site.contentDir, source));
  const kind = { code: 'page-gone', severity: 'error' as const };
  if (!to)
    return {
      ...kind,
      message: `The page "${address}" came from "${nameOf(from)}", which is not there any more.`,
      hint: 'It was deleted, or renamed and edited. This page shows again once the file is back.',
      file: nameOf(from),
    };
  const what =
    to.source === from
      ? `"${nameOf(from)}" has another address`
      : `"${nameOf(from)}" was renamed to "${nameOf(to.source)}"`;
  return {
    ...kind,
    message: `There is no page "${address}" any more: ${what}.`,
    hint: `The page is at "${to.address}". Who links to the old address needs a redirect: { from: '${address}', to: '${to.address}' }.`,
    file: nameOf(to.source),
  };
}
