import type { SiteModel } from '../model/site-model.js';
import type { ShellPage, ShellSidebarNode } from '@org/theme-shell';

interface FullTextInput {
  model: Pick<SiteModel, 'pages' | 'sidebars' | 'unlisted'>;
  /** Origin of the site. */
  url: string;
  /** Text of the Markdown version at an address, if it has been written. */
  read(markdownHref: string): string | undefined;
}

/** The Markdown of all pages in the order of the sidebars, each below its address; one page at a time is in memory. */
export function* llmsFullText({ model, url, read }: FullTextInput): Generator<string> {
  for (const page of pagesInOrder(model)) {
    const text = page.markdownHref && read(page.markdownHref);
    if (text) yield `Source: ${new URL(page.path, url).href}\n\n${text.trimEnd()}\n\n---\n\n`;
  }
}

/** Those of the sidebars first, then all others, each once; none that is in no list. */
function pagesInOrder({ pages, sidebars, unlisted }: FullTextInput['model']): ShellPage[] {
  const byPath = new Map(
    Object.values(pages)
      .flatMap((group) => Object.values(group))
      .filter(({ path }) => !unlisted.includes(path))
      .map((page) => [page.path, page]),
  );
  const listed = Object.values(sidebars).flatMap(({ items }) => items.flatMap(addressesIn));
  return [...new Set([...listed, ...byPath.keys()])].flatMap((path) => byPath.get(path) ?? []);
}

function addressesIn(node: ShellSidebarNode): string[] {
  if (node.type === 'html') return [];
  const own = node.href === undefined ? [] : [node.href];
  return node.type === 'link' ? own : [...own, ...node.items.flatMap(addressesIn)];
}
