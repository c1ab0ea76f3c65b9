import type { Root } from 'hast';
import { raw } from 'hast-util-raw';
import { expect, it } from 'vitest';
import { writeHtml } from '../html/write-html.js';
import { separateDrawingIds } from './drawing-ids.js';

function separated(html: string, headingId?: string): string {
  const tree = raw({ type: 'root', children: [{ type: 'raw', value: html }] }) as Root;
  separateDrawingIds(tree, headingId);
  return writeHtml(tree, { raw: false });
}

it('lets ids of drawings give way to those of the page', () => {
  expect(separated('<svg id="a"><g id="top"></g></svg><p id="a">A</p>', 'top')).toBe(
    '<svg id="a-2"><g id="top-2"></g></svg><p id="a">A</p>',
  );
});

it('renames what leads to an id with it, in attributes and in styles', () => {
  const drawing =
    '<svg><style>#a { fill: #add } b { mask: url("#a") }</style><g id="a"></g><use href="#a" mask="url(#a)"></use></svg>';
  expect(separated(drawing + drawing)).toBe(
    `${drawing}<svg><style>#a-2 { fill: #add } b { mask: url("#a-2") }</style><g id="a-2"></g><use href="#a-2" mask="url(#a-2)"></use></svg>`,
  );
});

it('lets what leads to an id that one drawing has twice reach the first, as browsers do', () => {
  expect(separated('<svg><g id="a"></g><g id="a"></g><use xlink:href="#a"></use></svg>')).toBe(
    '<svg><g id="a"></g><g id="a-2"></g><use xlink:href="#a"></use></svg>',
  );
});
