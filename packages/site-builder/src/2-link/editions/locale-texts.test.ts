import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readLocaleTexts } from './locale-texts.js';

function read(yaml: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'locale-texts-'));
  mkdirSync(path.join(folder, 'locales'));
  writeFileSync(path.join(folder, 'locales/fr.yaml'), yaml);
  return readLocaleTexts(folder, 'fr');
}

it('takes a list of two for a message that counts, and a text for any other', () => {
  const { strings, diagnostics } = read(
    'strings:\n  items: ["{count} page", "{count} pages"]\n  retry: Encore\n',
  );
  expect(diagnostics).toEqual([]);
  expect(strings).toEqual({ items: ['{count} page', '{count} pages'], retry: 'Encore' });
});

it('names the message whose wording has the wrong shape, or that does not exist', () => {
  const { strings, texts, diagnostics } = read(
    'strings:\n  items: pages\n  retry: [a, b]\n  retri: x\ntexts:\n  Home: 1\n',
  );
  expect([strings, texts]).toEqual([{}, {}]);
  expect(diagnostics.map(({ message, hint, line, column }) => ({ at: [line, column], message, hint })))
    .toMatchInlineSnapshot(`
      [
        {
          "at": [
            2,
            10,
          ],
          "hint": "Write the text for one and the text for other numbers.",
          "message": ""items" in "strings" is no list of two texts.",
        },
        {
          "at": [
            3,
            10,
          ],
          "hint": "Write some text.",
          "message": ""retry" in "strings" is no text.",
        },
        {
          "at": [
            4,
            10,
          ],
          "hint": "Did you mean "retry"?",
          "message": "The shell has no text "retri".",
        },
        {
          "at": [
            6,
            9,
          ],
          "hint": "Write some text.",
          "message": ""Home" in "texts" is no text.",
        },
      ]
    `);
});
