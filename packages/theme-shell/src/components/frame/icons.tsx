/** Names of the shell's icons, which the style sheet draws: `--docs-icon-<name>`. */
type IconName = 'back' | 'chevron' | 'close' | 'fold' | 'menu' | 'search' | 'theme' | 'unfold' | 'up';

interface IconProps {
  name: IconName;
  /** Points to where it leads: to the other side in languages that are written from right to left. @default false */
  directed?: boolean;
}

/** Decoration: what it is on has a name of its own. */
export const Icon = ({ name, directed }: IconProps) => (
  <span className={`icon icon-${name}${directed ? ' directed' : ''}`} aria-hidden="true" />
);
