/** What consoles need of the site. */
export interface ApiConsoleOptions {
  /**
   * Where authorization servers send the reader back to: an address of this site, registered with them.
   * @default the site's root
   */
  redirectUri?: string;
}

/**
 * Lets the consoles of operations be opened, on this page and on those that come in its place. Nothing else is loaded before
 * one is opened. Call it once.
 */
export function startApiConsoles({ redirectUri = `${location.origin}/` }: ApiConsoleOptions = {}): void {
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const button = target?.closest<HTMLElement>('.api-console > button');
    if (button) void toggle(button, redirectUri);
  });
  // The buttons show now that something answers them.
  document.documentElement.dataset.apiConsoles = 'ready';
}

async function toggle(button: HTMLElement, redirectUri: string): Promise<void> {
  const panel = button.nextElementSibling;
  const data = button.previousElementSibling;
  if (!(panel instanceof HTMLElement) || !(data instanceof HTMLTemplateElement)) return;
  const open = panel.hidden;
  panel.hidden = !open;
  button.ariaExpanded = String(open);
  if (!open || panel.hasChildNodes()) return;
  try {
    const { mountConsole } = await import('./console.js');
    await mountConsole(panel, data.content.textContent, redirectUri);
  } catch {
    // The page has the words: those of consoles could not be loaded either.
    panel.textContent = panel.dataset.failed ?? '';
  }
}
