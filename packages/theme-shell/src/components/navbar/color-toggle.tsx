import { ContrastIcon } from '../frame/icons.js';
import { part } from '../frame/part.js';
import { useShell } from '../frame/shell-context.js';

/** The behaviours script names the button by the mode that is on, before and after React takes over. */
export const ColorToggle = part('ColorToggle', () => {
  const { messages, colorMode } = useShell().site;
  return (
    <button
      type="button"
      className="icon-button color-toggle"
      data-color-toggle=""
      data-label-light={messages.switchToDark}
      data-label-dark={messages.switchToLight}
      aria-label={colorMode.defaultMode === 'light' ? messages.switchToDark : messages.switchToLight}
      suppressHydrationWarning
    >
      <ContrastIcon />
    </button>
  );
});
