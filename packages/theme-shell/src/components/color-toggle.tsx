import { ContrastIcon } from './icons.js';
import { part } from './part.js';
import { useShell } from './shell-context.js';

/** The behaviours script names the button by the mode that is on, before and after React takes over. */
export const ColorToggle = part('ColorToggle', () => {
  const { strings, colorMode } = useShell().site;
  return (
    <button
      type="button"
      className="icon-button color-toggle"
      data-color-toggle=""
      data-label-light={strings.switchToDark}
      data-label-dark={strings.switchToLight}
      aria-label={colorMode.defaultMode === 'light' ? strings.switchToDark : strings.switchToLight}
      suppressHydrationWarning
    >
      <ContrastIcon />
    </button>
  );
});
