import type { ShellPage, ShellSidebarNode } from '@org/theme-shell';
import type { SiteModel } from '../model/site-model.js';
import type { ResolvedSiteConfig } from '../config/site-config.js';

type LlmsConfig = Pick<ResolvedSiteConfig, 'title' | 'tagline' | 'url' | 'navbar' | 'areas'>;

interface Listed {
  /** By address. */
  pages: Map<string, ShellPage>;
  origin: string;
  /** Addresses that have been listed. */
  seen: Set<string>;
}

/** `llms.txt`: all articles in the order of the sidebars, each with the address of its plain Markdown and its description. */
export function llmsText(
  model: Pick<SiteModel, 'pages' | 'sidebars' | 'unlisted'>,
  config: LlmsConfig,
): string {
  const listed: Listed = {
    pages: new Map(
      Object.values(model.pages)
        .flatMap((pages) => Object.values(pages))
        .map((page) => [page.path, page]),
    ),
    origin: new URL(config.url).origin,
    seen: new Set(),
  };
  const sections = Object.values(model.sidebars).map(({ id, items }) => ({
    title: sidebarTitle(id, config),
    lines: items.flatMap((item) => itemLines(item, 0, listed)),
  }));
  const others = [...listed.pages.values()].filter(
    ({ path, markdownHref }) => markdownHref && !listed.seen.has(path) && !model.unlisted.includes(path),
  );
  return [
    `# ${config.title}`,
    config.tagline && `> ${config.tagline}`,
    ...[...sections, { title: 'More', lines: others.map((page) => pageLine(page, listed)) }]
      .filter(({ lines }) => lines.length > 0)
      .map(({ title, lines }) => `## ${title}\n\n${lines.join('\n')}`),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

/** What the navbar calls the sidebar; its id, where the navbar does not know it. */
function sidebarTitle(id: string, { navbar }: LlmsConfig): string {
  const item = navbar.items.find(
    (candidate) => candidate.type === 'docSidebar' && candidate.sidebarId === id,
  );
  return item && 'label' in item && item.label ? item.label : id;
}

function itemLines(node: ShellSidebarNode, depth: number, listed: Listed): string[] {
  if (node.type === 'html') return [];
  const page = node.href === undefined ? undefined : listed.pages.get(node.href);
  const own = page?.markdownHref ? [pageLine(page, listed, node.label)] : [];
  const indent = '  '.repeat(depth);
  if (node.type === 'link') return own.map((line) => indent + line);
  const inside = node.items.flatMap((item) => itemLines(item, depth + 1, listed));
  const head = own.length > 0 || inside.length === 0 ? own : [`- ${node.label}`];
  return [...head.map((line) => indent + line), ...inside];
}

function pageLine(page: ShellPage, { origin, seen }: Listed, label = page.title): string {
  seen.add(page.path);
  const about = page.description ? `: ${page.description.replace(/\s+/g, ' ')}` : '';
  return `- [${label.replace(/[[\]\\]/g, '\\$&')}](${origin}${page.markdownHref ?? page.path})${about}`;
}
