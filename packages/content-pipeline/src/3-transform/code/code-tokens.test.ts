import type { ElementContent } from 'hast';
import { refractor } from 'refractor/core';
import { beforeAll, expect, it, vi } from 'vitest';
import { type CodeToken, innerTokens, tokensOf } from './code-tokens.js';
import { knownLanguages } from './languages.js';

/** Something of most languages: markup with script and style, templates, comments over lines, strings, code in Markdown. */
const SAMPLE = `# A title & \`code\`
<?php echo "<b>$name</b>"; /* two
lines */ ?>
<p class="a" onclick="go(1)">&amp; {{ name | upper }} <style>a { color: red }</style></p>
const view = <Card {...props} title={\`\${one} two\`}>text</Card>; // end
\`\`\`ts
const one: number = 1;
\`\`\`
- key: "value" # comment
@media (min-width: 1px) { .a::before { content: 'x' } }
SELECT * FROM a WHERE b = 'c';
def f(x): return f"{x}" if x else None
"""A *description*""" type Query { a(b: Int = 1): String! }
GET / HTTP/1.1
Content-Type: application/json

{"a": [1, true, null]}
`;

let registerLanguage: (language: string) => void;

/** Test files share what Node has loaded, and another may have made refractor forget languages that this module has registered. */
beforeAll(async () => {
  vi.resetModules();
  ({ registerLanguage } = await import('./languages.js'));
});

it.each(knownLanguages())('finds the tokens in %s that refractor makes elements of', (language) => {
  registerLanguage(language);
  const made = refractor.highlight(SAMPLE, language).children as ElementContent[];
  expect(runs(tokensOf(SAMPLE, language))).toEqual(runsOfElements(made));
});

type Run = [names: string, text: string];

const runs = (tokens: CodeToken[], names = ''): Run[] =>
  tokens.flatMap((token): Run[] => {
    if (typeof token === 'string') return token === '' ? [] : [[names, token]];
    const own = ['token', token.type, ...[token.alias ?? []].flat()].join(' ');
    return runs(innerTokens(token), `${names} > ${own}`);
  });

const runsOfElements = (nodes: ElementContent[], names = ''): Run[] =>
  nodes.flatMap((node): Run[] => {
    if (node.type === 'text') return node.value === '' ? [] : [[names, node.value]];
    if (node.type !== 'element') return [];
    return runsOfElements(node.children, `${names} > ${(node.properties.className as string[]).join(' ')}`);
  });
