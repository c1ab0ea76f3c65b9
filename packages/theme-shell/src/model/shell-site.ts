import type { ShellLink } from './shell-page.js';
import type { ShellStrings } from './strings.js';

/** A navbar item after LINK: every kind of item has become an address. */
export interface NavbarLink extends ShellLink {
  position: 'left' | 'right';
  /** The item is current on pages whose address starts with this. */
  activeBase: string | null;
}

export interface FooterGroup {
  title: string;
  items: ShellLink[];
}

/** What all pages of one locale share: plain JSON in one cached file. */
export interface ShellSite {
  title: string;
  tagline: string;
  /** Starts and ends with `/`. */
  baseUrl: string;
  homeHref: string;
  logo: { src: string; width: number; height: number } | null;
  locale: string;
  direction: 'ltr' | 'rtl';
  navbar: NavbarLink[];
  footer: { groups: FooterGroup[]; note: string };
  /** Whether pages end in `/`. */
  trailingSlash: boolean;
  colorMode: ColorModeSettings;
  strings: ShellStrings;
}

export interface ColorModeSettings {
  defaultMode: 'light' | 'dark';
  /** No button, and stored choices are not read. */
  disableSwitch: boolean;
  respectPrefersColorScheme: boolean;
}

/** A sidebar tree: plain JSON in one cached file a sidebar. */
export interface ShellSidebar {
  id: string;
  items: ShellSidebarNode[];
}

export type ShellSidebarNode =
  | { type: 'link'; label: string; href: string; className?: string }
  | {
      type: 'category';
      label: string;
      href?: string;
      collapsible: boolean;
      collapsed: boolean;
      items: ShellSidebarNode[];
      className?: string;
    }
  | { type: 'html'; value: string; className?: string };
