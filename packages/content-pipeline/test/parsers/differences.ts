/** Text that the two parsers read differently, and what that means for a writer. */
export interface ParserDifference {
  markdown: string;
  settled: string;
}

/** All that is known; each of them is asserted to be still there, so that none stays listed that is gone. */
export const differences: ParserDifference[] = [
  {
    markdown: '- a\n:::\n\nb\n',
    settled:
      'A `:::` that closes nothing is text to both; remark takes it into the paragraph above, as CommonMark does with any line.',
  },
  { markdown: '> a\n:::\n', settled: 'The same below a quote.' },
  { markdown: 'a[^1]\n\n[^1]: b\n:::\n', settled: 'The same below a footnote.' },
  {
    markdown: ':::note\n```\n:::\n```\n:::\n',
    settled:
      'A `:::` in fenced code ends the container around it in remark, and does not in satteri, which is what is meant. One colon more around it is read alike by both.',
  },
  {
    markdown: 'xmpp:foo@bar.baz/txt@bin.com\n',
    settled:
      'A bare address that holds two signs of mail: remark links the second half of it, satteri nothing. `bare-addresses.ts` links the whole of it in both trees.',
  },
  {
    markdown: ':::note\n:::note\nx\n:::\n:::\n',
    settled:
      'Where the inner of two containers with as many colons ends. Nothing here looks at the end of a container.',
  },
  {
    markdown: ':::note :::\n',
    settled: 'Where an unclosed container ends, in the same way.',
  },
];
