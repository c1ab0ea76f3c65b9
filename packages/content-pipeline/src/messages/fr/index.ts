import type { ArticleMessages } from '../en/index.js';

export const articleMessages: ArticleMessages = {
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
  terminal: 'Terminal',
  showLines: 'Afficher les {lines} lignes',
  lineLink: 'Ligne {line}',
};
