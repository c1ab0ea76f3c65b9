/** Every text of the search. `{name}` stands for a value; a pair is for one and for any other number. */
export interface SearchStrings {
  title: string;
  resultsTitle: string;
  placeholder: string;
  clear: string;
  close: string;
  results: string;
  loading: string;
  count: [one: string, other: string];
  shown: [one: string, other: string];
  more: string;
  seeAll: string;
  area: string;
  allAreas: string;
  version: string;
  noResults: string;
  trySearching: string;
  searchEverywhere: string;
  shouldReturn: string;
  letUsKnow: string;
  unableToFetch: string;
  checkConnection: string;
  unreadableIndex: string;
  retry: string;
  recent: string;
  favourites: string;
  addFavourite: string;
  removeFavourite: string;
  removeRecent: string;
  emptyHint: string;
  keyOpen: string;
  keyNewTab: string;
  keyMove: string;
  keyClose: string;
  noScript: string;
}

export const searchEnglish: SearchStrings = {
  title: 'Search the documentation',
  resultsTitle: 'Search results for “{query}”',
  placeholder: 'Search',
  clear: 'Clear the query',
  close: 'Close search',
  results: 'Results',
  loading: 'Searching…',
  count: ['{count} result', '{count} results'],
  shown: ['{shown} of {count} result shown', '{shown} of {count} results shown'],
  more: 'Show more results',
  seeAll: 'See all {count} results',
  area: 'Area',
  allAreas: 'All areas',
  version: 'Version of {area}',
  noResults: 'No results for “{query}”',
  trySearching: 'Try searching for',
  searchEverywhere: 'Search in all areas',
  shouldReturn: 'Believe this query should return results?',
  letUsKnow: 'Let us know.',
  unableToFetch: 'Unable to fetch results',
  checkConnection: 'You might want to check your network connection.',
  unreadableIndex: 'The search index is damaged, or belongs to another release than this page.',
  retry: 'Retry',
  recent: 'Recent searches',
  favourites: 'Favourite searches',
  addFavourite: 'Add “{query}” to the favourites',
  removeFavourite: 'Remove “{query}” from the favourites',
  removeRecent: 'Remove “{query}” from the recent searches',
  emptyHint: 'Type a word, a phrase in quotes or a piece of code.',
  keyOpen: 'to open',
  keyNewTab: 'in a new tab',
  keyMove: 'to move',
  keyClose: 'to close',
  noScript:
    'Searching needs JavaScript. Enable it for this site in your browser’s settings, then load this page again.',
};

export const searchFrench: SearchStrings = {
  title: 'Rechercher dans la documentation',
  resultsTitle: 'Résultats pour « {query} »',
  placeholder: 'Rechercher',
  clear: 'Effacer la recherche',
  close: 'Fermer la recherche',
  results: 'Résultats',
  loading: 'Recherche en cours…',
  count: ['{count} résultat', '{count} résultats'],
  shown: ['{shown} sur {count} résultat affiché', '{shown} sur {count} résultats affichés'],
  more: 'Afficher plus de résultats',
  seeAll: 'Voir les {count} résultats',
  area: 'Section',
  allAreas: 'Toutes les sections',
  version: 'Version de {area}',
  noResults: 'Aucun résultat pour « {query} »',
  trySearching: 'Essayez de rechercher',
  searchEverywhere: 'Rechercher dans toutes les sections',
  shouldReturn: 'Cette recherche devrait donner des résultats ?',
  letUsKnow: 'Dites-le-nous.',
  unableToFetch: 'Impossible de charger les résultats',
  checkConnection: 'Vérifiez votre connexion au réseau.',
  unreadableIndex: 'L’index de recherche est endommagé ou ne correspond pas à la version de cette page.',
  retry: 'Réessayer',
  recent: 'Recherches récentes',
  favourites: 'Recherches favorites',
  addFavourite: 'Ajouter « {query} » aux favoris',
  removeFavourite: 'Retirer « {query} » des favoris',
  removeRecent: 'Retirer « {query} » des recherches récentes',
  emptyHint: 'Saisissez un mot, une expression entre guillemets ou un extrait de code.',
  keyOpen: 'pour ouvrir',
  keyNewTab: 'dans un nouvel onglet',
  keyMove: 'pour se déplacer',
  keyClose: 'pour fermer',
  noScript:
    'La recherche a besoin de JavaScript. Activez-le pour ce site dans les réglages de votre navigateur, puis rechargez cette page.',
};

/** Texts in the language of a locale; English where there are none. */
export const stringsOf = (locale: string): SearchStrings =>
  /^fr\b/i.test(locale) ? searchFrench : searchEnglish;

/** Puts values into a text: `fill('No results for “{query}”', { query })`. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** The text for the number `count`, with it and others as the locale writes them. */
export function fillCount(
  [one, other]: [one: string, other: string],
  { locale, ...numbers }: { count: number; locale: string; shown?: number },
): string {
  const singular = new Intl.PluralRules(locale).select(numbers.count) === 'one';
  const written = Object.entries(numbers).map(([name, number]) => [name, number.toLocaleString(locale)]);
  return fill(singular ? one : other, Object.fromEntries(written) as Record<string, string>);
}
