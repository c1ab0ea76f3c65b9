import { SHELL_EVENTS } from '../model/constants.js';
import { startColorMode } from './color-mode.js';
import { addCopyButtons, startCopyCode } from './copy-code.js';
import { startDrawer } from './drawer.js';
import { loadShellWhenWanted } from './load-shell.js';
import { nameMenus, startMenus } from './menus.js';
import { startSwitches } from './switches.js';
import { startSearchKeys } from './search-keys.js';
import { restoreTabs, startTabs } from './tabs.js';
import { startTocHighlight } from './toc-highlight.js';
import { attachZoom, startZoom } from './zoom.js';

/** Everything that lives in the DOM alone. Listeners sit on the document, so a swapped page is served like the first one. */
function start(): void {
  startColorMode();
  startCopyCode();
  startTabs();
  startDrawer();
  startMenus();
  startSwitches();
  startTocHighlight();
  startZoom();
  startSearchKeys();
  onPage();
  document.addEventListener(SHELL_EVENTS.pageShown, onPage);
  loadShellWhenWanted();
}

/** What each new page needs. */
function onPage(): void {
  restoreTabs();
  nameMenus();
  addCopyButtons();
  attachZoom();
}

start();
