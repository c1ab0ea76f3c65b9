import type { YamlFile } from '../../config/yaml-file.js';

export interface SidebarFileLink {
  href: string;
  /** Path of the address inside its file. */
  at: string;
}

/** The addresses that the `link` items of a sidebar file name, wherever they stand in it. */
export const sidebarFileLinks = ({ value }: Pick<YamlFile, 'value'>): SidebarFileLink[] => linksIn(value, '');

function linksIn(value: unknown, at: string): SidebarFileLink[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => linksIn(item, `${at}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  const { type, href } = value as { type?: unknown; href?: unknown };
  if (type === 'link' && typeof href === 'string') return [{ href, at: `${at}.href` }];
  return Object.entries(value).flatMap(([key, child]) => linksIn(child, at ? `${at}.${key}` : key));
}
