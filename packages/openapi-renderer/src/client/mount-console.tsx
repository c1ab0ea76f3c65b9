import { createRoot, type Root } from 'react-dom/client';
import type { ConsoleOperation } from '../api-model/index.js';
import { Console } from './console.js';
import { loadMessagesFor } from './console-messages.js';

const roots = new Map<HTMLElement, Root>();

/** Puts the console of an operation into its place. Consoles of pages that have gone are let go. */
export async function mountConsole(panel: HTMLElement, data: string, redirectUri: string): Promise<void> {
  await loadMessagesFor(panel);
  for (const [place, root] of roots) {
    if (place.isConnected) continue;
    root.unmount();
    roots.delete(place);
  }
  if (roots.has(panel)) return;
  const root = createRoot(panel);
  roots.set(panel, root);
  root.render(<Console operation={JSON.parse(data) as ConsoleOperation} redirectUri={redirectUri} />);
}
