import { findIcon } from '@org/content-pipeline/icons';
import type { Sidebar, SidebarNode } from '@org/sidebar-engine';
import type { Badge, KnownBadge } from '@org/site-model';
import type { ShellMessages, ShellSidebar, ShellSidebarMarks, ShellSidebarNode } from '@org/theme-shell';

/** Resolved sidebar → what the shell shows of it: drawings for names of icons, texts for names of badges. Document ids stay behind. */
export const toShellSidebar = ({ id, items }: Sidebar, messages: ShellMessages): ShellSidebar => ({
  id,
  items: items.map((node) => toNode(node, messages)),
});

function toNode(node: SidebarNode, messages: ShellMessages): ShellSidebarNode {
  if (node.type === 'html') return node;
  const { docId: _, icon, badge, ...shown } = node;
  const marks = toMarks(icon, badge, messages);
  return shown.type === 'category'
    ? { ...shown, ...marks, items: shown.items.map((item) => toNode(item, messages)) }
    : { ...shown, ...marks };
}

function toMarks(
  name: string | undefined,
  badge: Badge | KnownBadge | undefined,
  messages: ShellMessages,
): Pick<ShellSidebarMarks, 'icon' | 'badge'> {
  const icon = name === undefined ? undefined : findIcon(name);
  return {
    ...(icon ? { icon } : {}),
    ...(badge ? { badge: typeof badge === 'string' ? knownBadge(badge, messages) : badge } : {}),
  };
}

function knownBadge(badge: KnownBadge, messages: ShellMessages): Badge {
  switch (badge) {
    case 'new':
      return { text: messages.badgeNew, tone: 'tip' };
    case 'deprecated':
      return { text: messages.badgeDeprecated, tone: 'warning' };
    case 'enterprise':
      return { text: messages.badgeEnterprise, tone: 'info' };
  }
}
