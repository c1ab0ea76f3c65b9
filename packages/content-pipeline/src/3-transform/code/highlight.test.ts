import { expect, it } from 'vitest';
import { highlightLines, isPlain } from './highlight.js';
import { isKnown } from './languages.js';

it.each(
  [
    'bash sh shell zsh console powershell',
    'js javascript mjs cjs jsx ts typescript mts cts tsx json',
    'html css scss md yaml yml toml xml svg diff sql graphql http nginx docker dockerfile twig',
    'mermaid vue svelte astro angular-ts angular-html',
    'php python py ruby rb go rust java kotlin swift dart csharp c cpp',
  ].flatMap((names) => names.split(' ')),
)('knows %s', (name) => {
  expect(isKnown(name)).toBe(true);
});

it.each(['', 'text', 'txt', 'plain', 'plaintext', 'none'])(
  'takes %j for a wish to have no colors',
  (name) => {
    expect(isPlain(name)).toBe(true);
  },
);

it('colors code in Markdown, of a language that nothing has asked for yet', () => {
  const lines = highlightLines('```kotlin\nval one = 1\n```', 'md');
  expect(lines[1]?.[0]).toMatchObject({ properties: { className: ['k'] }, children: [{ value: 'val' }] });
});

it('leaves text between tags of JSX without a color', () => {
  const [line = []] = highlightLines('const a = <b>some text</b>;', 'jsx');
  expect(line).toContainEqual({ type: 'text', value: 'some text' });
});

it('colors an option of a command whole, with the hyphens in it', () => {
  const [line = []] = highlightLines('npx make --dry-run --use-npm -y --out=dist', 'sh');
  const options = line.flatMap((node) =>
    node.type === 'element' && String(node.properties.className) === 'p' ? node.children : [],
  );
  expect(options).toMatchObject(['--dry-run', '--use-npm', '-y', '--out'].map((value) => ({ value })));
});

it.each(['javascrpt', 'constructor', '__proto__'])('does not know %s', (name) => {
  expect(isKnown(name) || isPlain(name)).toBe(false);
});
