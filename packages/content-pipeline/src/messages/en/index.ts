import type { ArticleMessages } from '../article-messages.js';

export const articleMessages: ArticleMessages = {
  permalink: 'Direct link to {heading}',
  admonitions: {
    note: 'Note',
    tip: 'Tip',
    info: 'Info',
    caution: 'Caution',
    warning: 'Warning',
    danger: 'Danger',
  },
  taskDone: 'Done',
  taskOpen: 'Not done',
  details: 'Details',
  footnotes: 'Footnotes',
  footnoteBack: 'Back to reference {reference}',
};
