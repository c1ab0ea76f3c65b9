import type { RootContent } from 'mdast';
import type { FrontMatter } from '../../1-read/front-matter.js';
import type { PageContext, Positioned } from '../page-context.js';
import type { Scope } from './javascript.js';
import type { Props } from './jsx-element.js';

/** A partial that is used as a component. */
export interface PartialUse {
  /** Path below the content root. */
  target: string;
  props: Props;
  node: Positioned;
}

/** What the code of one MDX source, a page or a partial, knows from outside. */
export interface MdxInput {
  context: PageContext;
  /** Path of the source below the content root. */
  file: string;
  frontMatter: FrontMatter;
  /** Of a partial that is used as a component; none for a page. */
  props: Props;
  /** The content of a partial. */
  usePartial: (use: PartialUse) => RootContent[];
}

/** One MDX source while its code is run. */
export interface MdxPage extends Pick<MdxInput, 'context' | 'file' | 'usePartial'> {
  scope: Scope;
}
