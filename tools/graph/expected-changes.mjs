/** What each kind of change runs again, of all that `npm test` runs, and how many files of docs-site it changes. */
export const expectedChanges = {
  'a test file': {
    tasks: ['theme-shell:lint', 'theme-shell:test', 'theme-shell:typecheck'],
    files: [],
  },
  'a README': { tasks: ['journeys:documents', 'theme-shell:packed'], files: [] },
  'a benchmark': { tasks: ['tools:lint'], files: [] },
  'a comment in a library': {
    tasks: [
      'site-builder:fingerprint',
      'theme-shell:build',
      'theme-shell:fingerprint',
      'theme-shell:lint',
      'theme-shell:packed',
      'theme-shell:test',
      'theme-shell:typecheck',
    ],
    files: [],
  },
};
