import { SHELL_EVENTS } from '../model/constants.js';
import type { SiteScripts } from '../model/site-scripts.js';
import { startAnnouncement } from './announcement.js';
import { startColorMode } from './color-mode.js';
import { addCopyButtons, startCopyCode } from './copy-code.js';
import { startDrawer } from './drawer.js';
import { loadShellWhenWanted } from './load-shell.js';
import { nameMenus, startMenus } from './menus.js';
import { attachLiveParts } from './live-parts.js';
import { label } from './page-data.js';
import { startReleaseWatch } from './new-release.js';
import { startScrolling } from './scrolling.js';
import { showCurrentItem, startSidebar } from './sidebar.js';
import { startSwitches } from './switches.js';
import { startSearchKeys } from './search-keys.js';
import { restoreTabs, startTabs } from './tabs.js';
import { startTocHighlight } from './toc-highlight.js';
import { whenIdle } from './when-idle.js';
import { watchCodeWidth, startWrapCode } from './wrap-code.js';
import { attachZoom, startZoom } from './zoom.js';

/** Everything that lives in the DOM alone. Listeners sit on the document, so a swapped page is served like the first one. */
function start(): void {
  // This script has come, so the base path is right.
  document.querySelector('.base-path-banner')?.remove();
  startColorMode();
  startCopyCode();
  startWrapCode();
  startTabs();
  startDrawer();
  startMenus();
  startSwitches();
  startAnnouncement();
  startSidebar();
  startScrolling();
  startTocHighlight();
  startZoom();
  startSearchKeys();
  startReleaseWatch();
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
  attachZoom();
  attachLiveParts();
}

/** Only a site that has scripts of its own pays for what loads them. */
async function loadScripts(): Promise<void> {
  const scripts = label('scripts');
  if (!scripts) return;
  const { loadSiteScripts } = await import('./site-scripts.js');
  loadSiteScripts(JSON.parse(scripts) as SiteScripts);
}

start();
