import type { Icon as Drawing } from '@org/site-model';
import type { ReactNode } from 'react';

/** Names of the shell's icons, which the style sheet draws: `--docs-icon-<name>`. */
type IconName = 'back' | 'chevron' | 'close' | 'fold' | 'menu' | 'search' | 'theme' | 'unfold' | 'up';

interface IconProps {
  name: IconName;
  /** Points to where it leads: to the other side in languages that are written from right to left. @default false */
  directed?: boolean;
}

/** Decoration: what it is on has a name of its own. An element without content needs no hiding. */
export const Icon = ({ name, directed }: IconProps) => (
  <span className={`icon icon-${name}${directed ? ' directed' : ''}`} />
);

/** An icon that the site has chosen: decoration as well. */
export const DrawnIcon = ({ icon: { path, filled } }: { icon: Drawing }) => (
  <svg className={filled ? 'icon-mark' : 'icon-line'} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);

/** A label, with the icon before it that the site has chosen. */
export const IconLabel = ({ icon, label }: { icon: Drawing | undefined; label: ReactNode }) =>
  icon ? (
    <>
      <DrawnIcon icon={icon} />
      <span>{label}</span>
    </>
  ) : (
    label
  );
