import { errorMessage } from '@org/site-model';
import { type DiagnosticContext, report } from '../../page/diagnostics.js';
import type { PageComponents } from '../../page/page-components.js';
import type { ComponentUse } from './component-context.js';

interface Outer {
  context: DiagnosticContext;
  components: PageComponents;
}

/** What a component of the page has thrown, and where it is used. */
class ComponentError extends Error {
  constructor(
    readonly use: ComponentUse,
    cause: unknown,
  ) {
    super(errorMessage(cause));
  }
}

/** The component, if it is a function: one that says which use of it has thrown. */
export function tracked(use: ComponentUse): unknown {
  const { component } = use;
  const { prototype } = Object(component) as { prototype?: { isReactComponent?: unknown } };
  if (typeof component !== 'function' || prototype?.isReactComponent) return component;
  return (props: unknown): unknown => {
    try {
      return (component as (props: unknown) => unknown)(props);
    } catch (error) {
      throw new ComponentError(use, error);
    }
  };
}

/**
 * Renders, and reports what a component throws at the place where the writer used it. `render` is called a second time then,
 * to learn which of the components inside it was.
 */
export function renderChecked(
  use: ComponentUse,
  { context }: Outer,
  render: (tracked: boolean) => string,
): string | undefined {
  try {
    return render(false);
  } catch (error) {
    const { use: culprit, message } = findCulprit(render) ?? new ComponentError(use, error);
    report(context, culprit.node, {
      code: 'component-threw',
      message: `<${culprit.name}> threw an error while it was rendered, so it would be missing: ${message}`,
      hint: 'Look at what the page gives it. A component is rendered where there is no browser: no window, no document.',
    });
    return undefined;
  }
}

function findCulprit(render: (tracked: boolean) => string): ComponentError | undefined {
  try {
    render(true);
    return undefined;
  } catch (error) {
    return error instanceof ComponentError ? error : undefined;
  }
}
