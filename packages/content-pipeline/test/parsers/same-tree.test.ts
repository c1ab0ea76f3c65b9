import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Nodes } from 'mdast';
import { describe, expect, it } from 'vitest';
import { parseTree } from '../../src/2-parse/parsers.js';
import { bracketDirectiveTitles } from '../../src/2-parse/prepare-source.js';
import type { ParserName } from '../../src/index.js';
import { examples } from '../conformance/examples.js';
import { constructs } from './constructs.js';
import { differences } from './differences.js';

const FIXTURES = path.join(import.meta.dirname, '../fixtures');

const fixtures = readdirSync(FIXTURES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .map((file) => readFileSync(path.join(FIXTURES, file), 'utf8').replace(/^---\n[\s\S]*?\n---\n/, ''));

const isListed = (markdown: string): boolean =>
  differences.some((difference) => markdown.includes(difference.markdown));

const corpus = [...examples.map(({ markdown }) => markdown), ...fixtures, ...constructs].filter(
  (markdown) => !isListed(markdown),
);

interface Plain {
  fields: Record<string, unknown>;
  place: string | undefined;
  children: Plain[];
}

/** A tree without the order of keys and attributes, and without empty fields. */
function plain({ position, ...node }: Nodes): Plain {
  const { children = [], data, ...rest } = node as Nodes & { children?: Nodes[] };
  const fields = {
    ...rest,
    ...('attributes' in rest && { attributes: sorted(rest.attributes ?? {}) }),
    ...(data && Object.keys(data).length > 0 && { data }),
  };
  return {
    fields: sorted(fields),
    place:
      position &&
      `${position.start.line}:${position.start.column}:${position.start.offset}-${position.end.offset}`,
    children: children.map(plain),
  };
}

const sorted = (fields: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined && value !== null)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** What remark makes out of text afterwards, such as bare addresses, has no place in its tree. */
function withoutUnknownPlaces(own: Plain, other: Plain | undefined): Plain {
  const children = own.children.map((child, index) => withoutUnknownPlaces(child, other?.children[index]));
  return { ...own, place: own.place && other?.place ? own.place : undefined, children };
}

const treeOf = (markdown: string, parser: ParserName): Plain =>
  plain(parseTree(bracketDirectiveTitles(markdown), parser, 'markdown'));

describe('both parsers', () => {
  it.each(corpus)('give the same tree for %j', (markdown) => {
    const satteri = treeOf(markdown, 'satteri');
    const remark = treeOf(markdown, 'remark');
    expect(withoutUnknownPlaces(satteri, remark)).toEqual(withoutUnknownPlaces(remark, satteri));
  });

  it.each(differences)('still differ on $markdown', ({ markdown }) => {
    expect(treeOf(markdown, 'satteri')).not.toEqual(treeOf(markdown, 'remark'));
  });
});
