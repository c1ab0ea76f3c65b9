import type { ShellMessages } from '../../messages/shell-messages.js';
import { SHELL_EVENTS } from '../../model/constants.js';
import type { ShellSite } from '../../model/shell-site.js';
import { fetchShared, readPageData } from '../loading/page-data.js';

/** Keys with what they do; a site without search has none for it. */
const SHORTCUTS: [keys: string[], message: keyof ShellMessages][] = [
  [['Ctrl K', '/'], 'shortcutSearch'],
  [['?'], 'shortcutHelp'],
  [['←', '→'], 'shortcutTabs'],
  [['←', '→', '↑', '↓'], 'shortcutScroll'],
  [['Esc'], 'shortcutClose'],
];

/** Shows the keys of the shell in a dialog, once at a time. Nothing on a page that says nothing of its site. */
export async function showShortcutHelp(): Promise<void> {
  const { siteUrl } = readPageData() ?? {};
  if (!siteUrl || document.querySelector('dialog[open]')) return;
  const { messages, searchHref } = await fetchShared<ShellSite>(siteUrl);
  const dialog = make('dialog', { className: 'shortcuts', ariaLabel: messages.shortcuts });
  const list = make('dl');
  for (const [keys, message] of SHORTCUTS) {
    if (message === 'shortcutSearch' && !searchHref) continue;
    const term = make('dt');
    for (const key of keys) term.append(make('kbd', { textContent: key }), ' ');
    list.append(term, make('dd', { textContent: String(messages[message]) }));
  }
  const close = make('button', { type: 'button', className: 'icon-button', ariaLabel: messages.closeMenu });
  close.append(make('span', { className: 'icon icon-close' }));
  dialog.append(make('h2', { textContent: messages.shortcuts }), close, list);
  show(dialog, close);
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}

/** The browser gives the focus back to what had it. */
function show(dialog: HTMLDialogElement, button: HTMLElement): void {
  const close = (): void => dialog.close();
  button.addEventListener('click', close);
  // Beside the dialog is its backdrop.
  dialog.addEventListener('click', ({ target }) => target === dialog && close());
  document.addEventListener(SHELL_EVENTS.pageShown, close, { once: true });
  dialog.addEventListener('close', () => {
    document.removeEventListener(SHELL_EVENTS.pageShown, close);
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
}
