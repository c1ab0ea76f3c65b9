import type { SidebarDoc } from '../src/index.js';

/** A document as its source path makes it: `guide/01-intro.md` has the id `guide/01-intro` and the title `Intro`. */
export function doc(source: string, more: Partial<SidebarDoc> = {}): SidebarDoc {
  const id = source.replace(/\.mdx?$/, '');
  const name = id.replace(/^.*\//, '').replace(/^\d+-/, '');
  return { id, href: `/${id}`, title: name.charAt(0).toUpperCase() + name.slice(1), source, ...more };
}

export const byId = (docs: SidebarDoc[]): Map<string, SidebarDoc> =>
  new Map(docs.map((entry) => [entry.id, entry]));
