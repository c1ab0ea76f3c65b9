import { type CompileLabels, type CompileOptions, defaultLabels } from './compile-options.js';

const french: CompileLabels = {
  permalink: 'Lien direct vers {heading}',
  admonitions: {
    note: 'Remarque',
    tip: 'Conseil',
    info: 'Information',
    caution: 'Prudence',
    warning: 'Attention',
    danger: 'Danger',
  },
  taskDone: 'Fait',
  taskOpen: 'À faire',
  details: 'Détails',
  footnotes: 'Notes de bas de page',
  footnoteBack: 'Retour à la référence {reference}',
};

/** The languages that ship, by their subtag. */
const SHIPPED: Record<string, CompileLabels> = { en: defaultLabels, fr: french };

/** Labels in the language of a BCP 47 tag (`fr`, `fr-CA`); English where that does not ship. */
export function labelsFor(tag: string): CompileLabels {
  const [language = ''] = tag.toLowerCase().split('-');
  return SHIPPED[language] ?? defaultLabels;
}

/** Labels of a page: those of the folder of translations that it lies in, else those of the site. */
export function labelsOf(
  source: string,
  { labels, labelsByFolder = {} }: Pick<CompileOptions, 'labels' | 'labelsByFolder'>,
): CompileLabels {
  const folder = Object.keys(labelsByFolder).find((name) => `/${source}`.includes(`/${name}/`));
  return (folder && labelsByFolder[folder]) || labels;
}
