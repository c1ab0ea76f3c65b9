import '@org/search-ui/styles.css';
import { lazyProvider, SearchPage, type SearchProvider, type SearchSettings } from '@org/search-ui/react';
import { useShell } from '@org/theme-shell/client';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { loadProvider } from '../search.js';

export default function Search() {
  const { site, page } = useShell();
  const { search } = useLocation();
  const settings = site.search?.settings as SearchSettings;
  const [provider] = useState<SearchProvider>(() => lazyProvider(() => loadProvider(settings)));
  return (
    <SearchPage
      provider={provider}
      settings={settings}
      titleEnd={page.documentTitle.slice(page.title.length)}
      address={search}
    />
  );
}
