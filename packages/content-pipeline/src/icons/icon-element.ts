import type { Icon } from '@org/site-model';
import type { Element } from 'hast';
import { type DiagnosticContext, type Positioned, report } from '../page/diagnostics.js';
import { element } from '../page/elements.js';
import { findIcon, suggestIcon } from './find-icon.js';

/** Decoration, unless it has a label, which then says what it means. */
export const drawIcon = ({ path, filled }: Icon, label?: string): Element =>
  element(
    'svg',
    {
      className: [filled ? 'icon-mark' : 'icon-line'],
      viewBox: '0 0 24 24',
      width: 24,
      height: 24,
      ...(label ? { role: 'img', ariaLabel: label } : { ariaHidden: 'true' }),
    },
    [element('path', { d: path }, [])],
  );

/** The icon of a name that a writer gave. One that there is not is reported. */
export function namedIcon(
  name: string,
  use: Positioned,
  context: DiagnosticContext,
  label?: string,
): Element | undefined {
  const icon = findIcon(name);
  if (icon) return drawIcon(icon, label);
  report(context, use, {
    code: 'icon-unknown',
    message: `There is no icon "${name}", so readers would see none.`,
    hint: suggestIcon(name),
  });
  return undefined;
}

export const isIcon = (node: Element): boolean =>
  node.tagName === 'svg' && String(node.properties.className).startsWith('icon-');
