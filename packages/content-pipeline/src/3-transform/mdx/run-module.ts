import { closestName, errorMessage } from '@org/site-model';
import { type DiagnosticContext, locate, type Positioned, report } from '../../page/diagnostics.js';
import type { SourceRange } from '../../page/elements.js';
import type { FrontMatter } from '../../page/front-matter.js';
import type { Props } from '../blocks/component.js';
import { contentPath } from '../references/content-paths.js';
import { builtIns } from './built-ins/built-ins.js';
import type { CompiledModule } from './compile-module.js';
import { NAMES } from './guard-code.js';
import { fragment, JsxElement, startingAt } from './jsx-element.js';
import { INLINE, KEPT } from './keep-elements.js';
import { importModule, type MdxContext } from './modules.js';
import { type UnsteadyCall, unsteadyGlobals } from './unsteady-globals.js';

/** What the code of one MDX source knows from outside. */
export interface ModuleInput {
  context: MdxContext;
  /** Path of the source below the content root. */
  file: string;
  frontMatter: FrontMatter;
  /** Of a partial that is used as a component; none for a page. */
  props: Props;
}

/** Runs a module, and gives its content: elements, text and lists of these. @throws what its code throws outside of expressions */
export function runModule(module: CompiledModule, input: ModuleInput): unknown {
  const { context, file, frontMatter, props } = input;
  const place = new CodePlace(module.firstCode);
  const scope = {
    ...guards(context, place),
    _missingMdxReference: (name: string, _isComponent: boolean, place: string) =>
      reportComponent(name, place, context),
    [NAMES.module]: (specifier: string) =>
      importModule(specifier, { context, file, position: module.imports.get(specifier) }),
    frontMatter,
    props,
    toc: [],
    require: requireFile(file),
  };
  const runtime = {
    Fragment: fragment,
    jsxDEV: jsxOf(module),
    useMDXComponents: () => componentsOf(context),
    baseUrl: `file:///${file}`,
  };
  const globals = unsteadyGlobals((call) => reportUnsteady(call, { position: place.current }, context));
  // In a function of its own, so that a page may have names of its own that are those of globals.
  const names = ['_docsRuntime', ...Object.keys(scope)].join(', ');
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- running a page's code is what MDX is
  const make = new Function(...Object.keys(globals), `return function (${names}) {\n${module.code}\n};`) as (
    ...globals: unknown[]
  ) => Run;
  const run = make(...Object.values(globals));
  return run(runtime, ...Object.values(scope)).default(props);
}

type Run = (...values: unknown[]) => { default: (props: Props) => unknown };

/** Which code of a module runs. */
class CodePlace {
  current: SourceRange | undefined;

  /** @param first where the first code of the module is: what runs outside of expressions has no place of its own */
  constructor(first: SourceRange | undefined) {
    this.current = first;
  }

  /** Code within other code, as an expression in an element in an expression is. */
  during<T>(position: SourceRange, run: () => T): T {
    const outer = this.current;
    this.current = position;
    try {
      return run();
    } finally {
      this.current = outer;
    }
  }
}

function guards(context: MdxContext, place: CodePlace) {
  const attempt = (read: () => unknown, position: SourceRange): unknown => {
    try {
      return place.during(position, read);
    } catch (error) {
      return reportCode(error, { position }, context);
    }
  };
  return {
    [NAMES.value]: (read: () => unknown, line: number, column: number) =>
      attempt(read, startingAt(line, column)),
    [NAMES.shown]: (read: () => unknown, line: number, column: number, inline: boolean) => {
      const position = startingAt(line, column);
      const props = { children: attempt(read, position), [INLINE]: inline };
      return new JsxElement(fragment, props, position);
    },
  };
}

interface JsxSource {
  lineNumber?: number;
  columnNumber?: number;
}

/** The function that JSX compiles to, in React's development form: with its position. */
function jsxOf({ nodes }: CompiledModule) {
  return (type: unknown, props: Props, _key: unknown, _isStatic: unknown, source: JsxSource): JsxElement => {
    const { lineNumber, columnNumber = 1 } = source;
    const kept = type === KEPT ? nodes[Number(props.index)] : type;
    return new JsxElement(kept, props, lineNumber ? startingAt(lineNumber, columnNumber) : undefined);
  };
}

const componentsOf = ({ components }: MdxContext): Record<string, unknown> => ({
  ...builtIns,
  ...Object.fromEntries(
    Object.entries(components?.named ?? {}).map(([name, { component }]) => [name, component]),
  ),
});

/**
 * `require('./image.png')` as pages of Docusaurus have it: an object whose `default` is the address. Addresses are from the
 * content root, so that they mean the same file wherever a partial's value ends up.
 */
const requireFile =
  (file: string) =>
  (specifier: string): { default: string } => ({ default: `@site/${contentPath(specifier, file)}` });

function reportComponent(name: string, place: string, context: MdxContext): void {
  const [line = 1, column = 1] = place.split(/[:-]/).map(Number);
  const names = Object.keys(componentsOf(context)).sort();
  const nearest = closestName(name, names);
  const node = { position: startingAt(line, column) };
  report(context, node, {
    code: 'component-unknown',
    message: `There is no component <${name}> here, so only its content would be shown.`,
    hint: nearest
      ? `Did you mean <${nearest}>?`
      : `Import it, or name it in the configuration. Known are ${names.join(', ')}.`,
  });
}

/** Reports what a page's code throws. */
export function reportCode(error: unknown, node: Positioned, context: DiagnosticContext): undefined {
  report(context, node, {
    code: 'mdx-code',
    message: `The code here cannot be run: ${errorMessage(error)}. What it gives would be missing.`,
    hint: 'Code runs once, when the page is compiled. It knows the page’s imports and exports, "frontMatter" and "props".',
  });
}

/** Once a place: a loop calls it often. */
function reportUnsteady(call: UnsteadyCall, node: Positioned, context: DiagnosticContext): void {
  const message = `"${call}" gives another value each time that it runs, and it runs when the page is compiled: readers would see that of some build, for as long as nothing else of the page changes.`;
  const { line, column } = locate(context, node);
  const isKnown = context.diagnostics.some(
    (known) => known.message === message && known.line === line && known.column === column,
  );
  if (isKnown) return;
  report(context, node, {
    code: 'mdx-unsteady',
    severity: 'warning',
    message,
    hint: 'Write the value, or let a component in "src/islands" find it in the browser.',
  });
}
