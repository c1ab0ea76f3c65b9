import type { SearchSettings } from '@org/search-ui';
import { SearchPage } from '@org/search-ui/react';
import { useShell } from '@org/theme-shell/client';
import { createElement, type ReactNode } from 'react';

/** The search page of a site that brings none. The shell takes a page's component from the default export of its module. */
export default function Search(): ReactNode {
  const { site, page } = useShell<SearchSettings>();
  return site.search ? createElement(SearchPage, { settings: site.search.settings, page }) : null;
}
