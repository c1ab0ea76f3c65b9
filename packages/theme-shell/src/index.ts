export { cleanPath, isPageAddress, payloadUrl } from './model/addresses.js';
export * as constants from './model/constants.js';
export type {
  ComponentPage,
  DocPage,
  NotFoundPage,
  PageEnvelope,
  PagePayload,
  ShellHeading,
  ShellLink,
  ShellPage,
} from './model/shell-page.js';
export type {
  ColorModeSettings,
  FooterGroup,
  NavbarLink,
  ShellSidebar,
  ShellSidebarNode,
  ShellSite,
} from './model/shell-site.js';
export { english, fill, type ShellStrings } from './model/strings.js';
