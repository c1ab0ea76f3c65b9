/** A name that sites use and that is another one since a version of the package that has it. */
export type NameChange = { since: string; from: string; to: string } &
  /** What modules of the site import from `package`. */
  (
    | { kind: 'import'; package: string }
    /** What an island's module exports beside its component. */
    | { kind: 'island-export' }
    /** An attribute of the document that styles and scripts of the site may name. */
    | { kind: 'attribute' }
  );

const renamed = (specifier: string, from: string, to: string): NameChange => ({
  kind: 'import',
  since: '0.1.0',
  package: specifier,
  from,
  to,
});

/** In the order of versions. What is here is applied by `site-builder upgrade` and by `nx migrate`. */
export const nameChanges: readonly NameChange[] = [
  renamed('@org/content-pipeline', 'CompileLabels', 'ArticleMessages'),
  renamed('@org/content-pipeline', 'IslandWake', 'IslandHydration'),
  renamed('@org/content-pipeline', 'labelsFor', 'articleMessagesFor'),
  renamed('@org/search-ui/react', 'SearchStrings', 'SearchMessages'),
  renamed('@org/theme-shell', 'ShellStrings', 'ShellMessages'),
  renamed('@org/theme-shell', 'stringsFor', 'shellMessagesFor'),
  { kind: 'island-export', since: '0.1.0', from: 'wake', to: 'hydrate' },
  { kind: 'attribute', since: '0.1.0', from: 'data-docs-wake', to: 'data-docs-hydrate' },
];
