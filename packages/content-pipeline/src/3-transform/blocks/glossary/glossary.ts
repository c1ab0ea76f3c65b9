import path from 'node:path/posix';
import { closestName } from '@org/site-model';
import GithubSlugger from 'github-slugger';
import type { ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { locate, report } from '../../../page/diagnostics.js';
import { element, textNode } from '../../../page/elements.js';
import { attribute, type Block, type BlockContext, type BlockUse, spelled } from '../block.js';
import { BuiltIn, callBlock } from '../component.js';
import { withoutLinks } from '../flow-content.js';
import { type Glossary, type GlossaryEntry, readGlossary } from './read-glossary.js';

/** Id of a term's entry on the page with the list. */
const anchorOf = ({ term }: GlossaryEntry): string => `term-${new GithubSlugger().slug(term)}`;

/**
 * `:term[API]`, `:term[these interfaces]{name=API}`: a link to the term's entry. What it means is its description, which the style
 * sheet shows to those who stop at it: text of its own would be part of headings, of search and of the page's Markdown.
 */
export const termBlock: Block = {
  marker: ':',
  attributes: ['name'],
  build(use, context) {
    const content = withoutLinks(use.children());
    const name = attribute(use, 'name') ?? toString(element('span', {}, content)).trim();
    const glossary = glossaryOf(use, context);
    const entry = glossary?.byName.get(name.toLowerCase());
    if (!glossary || !entry) {
      if (glossary) reportTerm(use, name, glossary, context);
      return element('span', {}, content, use.position);
    }
    const page = path.relative(path.dirname(locate(context, use).file), glossary.page);
    const properties = {
      className: ['term'],
      href: `${encodeURI(page)}#${anchorOf(entry)}`,
      'aria-description': entry.definition,
    };
    return element('a', properties, content, use.position);
  },
};

/** `::glossary`: all terms of the area with what they mean. */
export const glossaryBlock: Block = {
  marker: '::',
  attributes: [],
  build(use, context) {
    const entries = glossaryOf(use, context)?.entries ?? [];
    const children = entries.flatMap((entry): ElementContent[] => [
      element('dt', { id: anchorOf(entry) }, [textNode(entry.term)]),
      element('dd', {}, [textNode(entry.definition)]),
    ]);
    return element('dl', { className: ['glossary'] }, children, use.position);
  },
};

/** `<Term name="API">` */
export const term = new BuiltIn((call) =>
  callBlock(termBlock, 'term', call, { attributes: { name: call.props.name } }),
);

function glossaryOf(use: BlockUse, context: BlockContext): Glossary | undefined {
  context.glossary ??= readGlossary(context) ?? 'none';
  const { glossary } = context;
  if (glossary === 'none') {
    report(context, use, {
      code: 'glossary-missing',
      message: `${spelled(use)} needs a glossary, and there is none for this page.`,
      hint: 'Write a glossary.yaml into the folder of the page or one above: "terms:", then a line "Name: what it means" for each.',
    });
    return undefined;
  }
  if ('byName' in glossary) return glossary;
  report(context, use, {
    code: 'glossary-invalid',
    message: `"${glossary.file}" is no glossary, so its terms are missing here: ${glossary.problem}`,
    hint: 'It has "terms:", with a line "Name: what it means" for each, or "definition" and "aliases" below a name; and "page:", the file with ::glossary.',
  });
  return undefined;
}

function reportTerm(use: BlockUse, name: string, { file, byName }: Glossary, context: BlockContext): void {
  const nearest = byName.get(closestName(name.toLowerCase(), [...byName.keys()]) ?? '')?.term;
  report(context, use, {
    code: 'term-unknown',
    message: `The term "${name}" is not in "${file}", so readers would not learn what it means.`,
    hint: nearest ? `Did you mean "${nearest}"?` : `Add it there, or name another: :term[${name}]{name=…}.`,
  });
}
