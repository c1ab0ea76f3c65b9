import { SHELL_EVENTS } from '../model/constants.js';
import type { SiteScripts } from '../model/site-scripts.js';
import { startColorMode } from './navbar/color-mode.js';
import { addCopyButtons, startCopying, startWrapCode, watchCodeWidth } from './document/code-buttons.js';
import { startDrawer } from './sidebar/drawer.js';
import { startFoldedCode } from './document/folded-code.js';
import { loadParts } from './document/parts-on-demand.js';
import { loadShellWhenWanted } from './loading/load-shell.js';
import { nameMenus, startMenus } from './navbar/menus.js';
import { label } from './loading/page-data.js';
import { startReleaseWatch } from './loading/new-release.js';
import { startPrintedLinks } from './frame/printed-links.js';
import { startScrolling } from './frame/scrolling.js';
import { showCurrentItem, startSidebar } from './sidebar/sidebar.js';
import { startSwitches } from './navbar/switches.js';
import { startSearchKeys } from './navbar/search-keys.js';
import { restoreTabs, startTabs } from './document/tabs.js';
import { startTocHighlight } from './document/toc-highlight.js';
import { attachZoom, startZoom } from './document/zoom.js';
import { whenIdle } from './loading/when-idle.js';
import { startWideTables, watchTables } from './document/wide-tables.js';

/** Everything that lives in the DOM alone. Listeners sit on the document, so a swapped page is served like the first one. */
function start(): void {
  // This script has come, so the base path is right.
  document.querySelector('.base-path-banner')?.remove();
  startColorMode();
  startCopying();
  startWrapCode();
  startFoldedCode();
  startWideTables();
  startTabs();
  startDrawer();
  startMenus();
  startSwitches();
  startZoom();
  startSidebar();
  startScrolling();
  startTocHighlight();
  startSearchKeys();
  startReleaseWatch();
  startPrintedLinks();
  onPage();
  document.addEventListener(SHELL_EVENTS.pageShown, onPage);
  document.addEventListener(SHELL_EVENTS.pageShown, showCurrentItem);
  loadShellWhenWanted();
  whenIdle(() => void loadScripts());
}

/** What each new page needs. */
function onPage(): void {
  restoreTabs();
  nameMenus();
  addCopyButtons();
  watchCodeWidth();
  watchTables();
  attachZoom();
  loadParts();
}

/** Only a site that has scripts of its own pays for what loads them. */
async function loadScripts(): Promise<void> {
  const scripts = label('scripts');
  if (!scripts) return;
  const { loadSiteScripts } = await import('./loading/site-scripts.js');
  loadSiteScripts(JSON.parse(scripts) as SiteScripts);
}

start();
