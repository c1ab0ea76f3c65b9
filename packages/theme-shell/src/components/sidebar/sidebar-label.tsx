import type { ShellSidebarNode } from '../../model/shell-site.js';
import { IconLabel } from '../frame/icons.js';

type LabelledNode = Exclude<ShellSidebarNode, { type: 'html' }>;

/** The name of an item, with what stands beside it. */
export const SidebarLabel = ({ node: { label, icon, badge } }: { node: LabelledNode }) => (
  <>
    <IconLabel icon={icon} label={label} />
    {badge && (
      <>
        {' '}
        <span className="badge" data-type={badge.tone}>
          {badge.text}
        </span>
      </>
    )}
  </>
);
