/** What the pipeline itself puts into an article, in the language of the content. `{name}` is the place of a value. */
export interface ArticleMessages {
  /** Name of a heading's permalink, with `{heading}`. */
  permalink: string;
  /** Title of an admonition that has none of its own, by type. */
  admonitions: Record<string, string>;
  /** Names of the boxes of task list items. */
  taskDone: string;
  taskOpen: string;
  /** Summary of details that have none of their own. */
  details: string;
  /** Heading of the footnotes, which only screen readers show. */
  footnotes: string;
  /** Name of the link from a footnote back into the text, with `{reference}`: its number, `1` or `1-2`. */
  footnoteBack: string;
  /** Header of a block of commands that has no title. */
  terminal: string;
  /** Button below a folded block of code, with `{lines}`: how many it has. */
  showLines: string;
  /** Name of the link on the number of a line of code, with `{line}`. */
  lineLink: string;
}

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
  terminal: 'Terminal',
  showLines: 'Show all {lines} lines',
  lineLink: 'Line {line}',
};
