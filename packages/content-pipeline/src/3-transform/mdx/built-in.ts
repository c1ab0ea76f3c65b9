import type { PhrasingContent, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import type { Position } from '../blocks/block-element.js';
import type { Positioned } from '../page-context.js';
import { flowContent, phrasingContent } from './flow-content.js';
import type { Props } from './jsx-element.js';
import type { MdxPage } from './mdx-page.js';

/** One use of a component that the pipeline itself knows. */
export interface BuiltInUse {
  props: Props;
  children: RootContent[];
  node: Positioned & { position?: Position | undefined };
  /** A value, as JSX may give one for any property, as content. */
  content: (value: unknown) => RootContent[];
  page: MdxPage;
}

/** A component of which every page knows the name, or which it imports from a module of Docusaurus. */
export class BuiltIn {
  /** Whether what stands in it is not looked at. */
  readonly isOpaque: boolean;

  constructor(
    readonly build: (use: BuiltInUse) => RootContent[],
    { isOpaque = false } = {},
  ) {
    this.isOpaque = isOpaque;
  }
}

type Attributes = Record<string, unknown>;

/** Attributes as directives have them: text, and empty for `true`; what is absent stays so. */
function textAttributes(attributes: Attributes): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes)
      .filter(([, value]) => value != null && value !== false)
      .map(([name, value]) => [name, value === true ? '' : String(value)]),
  );
}

const place = ({ position }: BuiltInUse['node']) => (position ? { position } : {});

interface DirectiveInput {
  use: BuiltInUse;
  attributes?: Attributes;
  /** What stands in brackets behind the directive's name. */
  label?: unknown;
  children?: RootContent[];
}

/** A component becomes the directive of the same meaning: one transform makes its elements and its findings. */
export function container(
  name: string,
  { use, attributes = {}, label, children }: DirectiveInput,
): ContainerDirective {
  const title = label == null ? [] : phrasingContent(use.content(label));
  return {
    type: 'containerDirective',
    name,
    attributes: textAttributes({ id: use.props.id, ...attributes }),
    children: [...(title.length > 0 ? [labelOf(title)] : []), ...flowContent(children ?? use.children)],
    ...place(use.node),
  };
}

const labelOf = (children: PhrasingContent[]) =>
  ({ type: 'paragraph', data: { directiveLabel: true }, children }) as ContainerDirective['children'][number];

export const leaf = (name: string, use: BuiltInUse, attributes: Attributes): LeafDirective => ({
  type: 'leafDirective',
  name,
  attributes: textAttributes({ id: use.props.id, ...attributes }),
  children: [],
  ...place(use.node),
});

export const inlineDirective = (
  name: string,
  use: BuiltInUse,
  attributes: Attributes = {},
): TextDirective => ({
  type: 'textDirective',
  name,
  attributes: textAttributes({ id: use.props.id, ...attributes }),
  children: phrasingContent(use.children),
  ...place(use.node),
});
