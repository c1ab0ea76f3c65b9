import type { Sidebar, SidebarNode } from '@org/sidebar-engine';
import type { ShellSidebar, ShellSidebarNode } from '@org/theme-shell';

/** Resolved sidebar → what the shell shows of it. Document ids stay behind. */
export const toShellSidebar = ({ id, items }: Sidebar): ShellSidebar => ({ id, items: items.map(toNode) });

function toNode(node: SidebarNode): ShellSidebarNode {
  if (node.type === 'html') return node;
  const { docId: _, ...shown } = node;
  return shown.type === 'category' ? { ...shown, items: shown.items.map(toNode) } : shown;
}
