import type { SearchSettings } from '@org/search-ui';
import { SearchPage } from '@org/search-ui/react';
import { useShell } from '@org/theme-shell/client';

export default function Search() {
  const { site, page } = useShell<SearchSettings>();
  return site.search && <SearchPage settings={site.search.settings} page={page} />;
}
