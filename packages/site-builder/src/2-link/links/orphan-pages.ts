import { type Diagnostic, splitAddress } from '@org/site-model';
import type { ShellSidebarNode, ShellSite } from '@org/theme-shell';
import type { ResolvedSiteConfig } from '../../config/site-config.js';
import { severityOf } from '../../diagnostics/diagnostic.js';
import type { SiteModel } from '../../model/site-model.js';

type Linked = Pick<
  SiteModel,
  'pages' | 'sidebars' | 'links' | 'unlisted' | 'redirects' | 'childCards' | 'postLists' | 'site'
>;

/** Documents that no reader finds: they are in no sidebar, and neither another page nor the shell leads to them. */
export function orphanPages(model: Linked, { rules }: Pick<ResolvedSiteConfig, 'rules'>): Diagnostic[] {
  const severity = severityOf(rules.orphanPages);
  if (!severity) return [];
  const found = addressesOfShell(model);
  const linkedFrom = sourcesByAddress(model);
  return Object.entries(model.pages.document).flatMap(([source, page]): Diagnostic[] => {
    const isMeant = model.unlisted.includes(page.path) || !/\.mdx?$/i.test(source);
    // What a page says of itself leads nobody to it.
    const isLinked = [...(linkedFrom.get(page.path) ?? [])].some((from) => from !== source);
    if (isMeant || found.has(page.path) || isLinked) return [];
    return [
      {
        code: 'page-orphan',
        severity,
        message: `Nothing leads to this page, which answers at "${page.path}": it is in no sidebar, and no page has a link to it.`,
        hint: 'Put it into a sidebar, link to it, or write "unlisted: true" into its front matter.',
        file: source,
        line: 1,
        column: 1,
      },
    ];
  });
}

const pathOf = (address: string): string => splitAddress(address).pathname;

/** The pages that link to an address. */
function sourcesByAddress({ links }: Linked): Map<string, Set<string>> {
  const sources = new Map<string, Set<string>>();
  for (const [source, addresses] of Object.entries(links)) {
    for (const address of addresses) {
      const path = pathOf(address);
      sources.set(path, (sources.get(path) ?? new Set()).add(source));
    }
  }
  return sources;
}

function addressesOfShell({ sidebars, site, redirects, childCards, postLists, pages }: Linked): Set<string> {
  const ofIndexes = Object.values(pages.index).flatMap((page) =>
    page.kind === 'doc' ? (page.cards ?? []).map(({ href }) => href) : [],
  );
  const addresses = [
    site.homeHref,
    ...Object.values(sidebars).flatMap(({ items }) => items.flatMap(ofSidebar)),
    ...navbarAddresses(site.navbar),
    ...site.footer.groups.flatMap(({ items }) => items.map(({ href }) => href)),
    ...redirects.map(({ to }) => to),
    ...Object.values(childCards).flatMap((cards) => cards.map(({ href }) => href)),
    ...ofIndexes,
    ...Object.values(postLists).flatMap(({ groups }) =>
      groups.flatMap(({ posts }) => posts.map(({ href }) => href)),
    ),
  ];
  return new Set(addresses.map(pathOf));
}

function ofSidebar(node: ShellSidebarNode): string[] {
  if (node.type === 'html') return [];
  const own = node.href === undefined ? [] : [node.href];
  return node.type === 'link' ? own : [...own, ...node.items.flatMap(ofSidebar)];
}

const navbarAddresses = (items: ShellSite['navbar']): string[] =>
  items.flatMap((item) => [
    ...('href' in item ? [item.href] : []),
    ...('items' in item ? navbarAddresses(item.items as ShellSite['navbar']) : []),
  ]);
