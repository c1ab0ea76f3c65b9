import { expect, it } from 'vitest';
import { toSarif } from './formats.js';

it('writes a log with a result for each diagnostic, at its place, and the rules that they break', () => {
  const log = toSarif([
    {
      code: 'link-broken',
      severity: 'error',
      message: 'The link "/x" leads nowhere.',
      hint: 'The closest is "/y".',
      file: 'content/my area/ä.md',
      line: 3,
      column: 7,
    },
    { code: 'history-unknown', severity: 'info', message: 'No history.', file: 'content' },
    { code: 'link-broken', severity: 'warning', message: 'Nor does "/z".', file: 'content/a.md', line: 1 },
  ]);
  const at = (uri: string, region?: object) => [
    {
      physicalLocation: { artifactLocation: { uri, uriBaseId: '%SRCROOT%' }, ...(region ? { region } : {}) },
    },
  ];
  expect(log).toEqual({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'site-builder', rules: [{ id: 'history-unknown' }, { id: 'link-broken' }] } },
        columnKind: 'utf16CodeUnits',
        results: [
          {
            ruleId: 'link-broken',
            level: 'error',
            message: { text: 'The link "/x" leads nowhere.\nThe closest is "/y".' },
            locations: at('content/my%20area/%C3%A4.md', { startLine: 3, startColumn: 7 }),
          },
          {
            ruleId: 'history-unknown',
            level: 'note',
            message: { text: 'No history.' },
            locations: at('content'),
          },
          {
            ruleId: 'link-broken',
            level: 'warning',
            message: { text: 'Nor does "/z".' },
            locations: at('content/a.md', { startLine: 1 }),
          },
        ],
      },
    ],
  });
});
