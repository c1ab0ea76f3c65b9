export { componentName } from './model/component-names.js';
export { cleanPath, isPageAddress } from './model/addresses.js';
export * as constants from './model/constants.js';
export type {
  ComponentPage,
  DocPage,
  NotFoundPage,
  PageAlternate,
  PageEnvelope,
  PagePost,
  PostAuthor,
  PageUpdate,
  RouteEntry,
  ShellPage,
} from './model/shell-page.js';
export type {
  NavbarDocsVersion,
  NavbarDocsVersionDropdown,
  NavbarDropdown,
  NavbarDropdownItem,
  NavbarHtml,
  NavbarItem,
  NavbarLink,
  NavbarLocaleDropdown,
  NavbarSearch,
} from './model/navbar.js';
export type { PageVersion, ShellArea, ShellVersion } from './model/shell-site.js';
export type {
  AnnouncementBar,
  ColorModeSettings,
  FooterGroup,
  ShellFooter,
  ShellSearch,
  ShellSidebar,
  ShellSidebarMarks,
  ShellSidebarNode,
  ShellSite,
  SidebarSettings,
} from './model/shell-site.js';
export {
  type ModuleScript,
  type ScriptPolicy,
  scriptPolicy,
  type SiteScripts,
  type TagManager,
} from './model/site-scripts.js';
export { type ShellMessages, shellMessagesFor } from './messages/shell-messages.js';
