import { useEffect, useMemo, useState } from 'react';
import { lastRead, onReading } from '../../behaviours/document/reading-line.js';
import type { ShellSidebarNode } from '../../model/shell-site.js';

/** Trails of entries by the id of the part of the page that they lead to. */
type Parts = ReadonlyMap<string, number[]>;

/**
 * Trail of the sidebar entry for the part of the page that is being read, where a page has entries for its parts, as one for a
 * whole API has; `undefined` on all other pages, above the first such part, and before the page is hydrated.
 */
export function useReadingPath(nodes: ShellSidebarNode[], path: string): number[] | undefined {
  // Not gathered where nothing is read yet: on the server it would go over the whole tree for each page.
  const parts = useMemo(() => lazyParts(nodes, `${path}#`), [nodes, path]);
  const [read, setRead] = useState<string>();
  useEffect(() => {
    const ids = [...parts().keys()];
    return ids.length === 0 ? undefined : onReading(() => setRead(lastRead(ids)));
  }, [parts]);
  return read === undefined ? undefined : parts().get(read);
}

function lazyParts(nodes: ShellSidebarNode[], start: string): () => Parts {
  let known: Parts | undefined;
  return () => (known ??= partsOf(nodes, start));
}

function partsOf(nodes: ShellSidebarNode[], start: string, above: number[] = []): Parts {
  return new Map(
    nodes.flatMap((node, index): [string, number[]][] => {
      const trail = [...above, index];
      const href = node.type === 'html' ? undefined : node.href;
      const own: [string, number[]][] = href?.startsWith(start)
        ? [[decodeURIComponent(href.slice(start.length)), trail]]
        : [];
      return node.type === 'category' ? [...own, ...partsOf(node.items, start, trail)] : own;
    }),
  );
}
