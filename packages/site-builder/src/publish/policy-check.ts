import type { Diagnostic } from '@org/site-model';
import type { MarkupProblem, MarkupReport } from './check-markup.js';
import { MAX_STYLES } from './style-sources.js';

const EXPLANATIONS: Record<
  MarkupProblem['kind'],
  { message: string; hint: string; severity: Diagnostic['severity'] }
> = {
  'inline-script': {
    message: 'has a script inside, which the security policy keeps from running',
    hint: 'Put it into a module and name that under "scripts.modules".',
    severity: 'error',
  },
  'foreign-script': {
    message:
      'loads a script of another site that the configuration does not name, so the security policy blocks it',
    hint: 'Name it under "scripts.modules".',
    severity: 'error',
  },
  'event-handler': {
    message: 'has an event handler in its markup, which the security policy keeps from running',
    hint: 'Add a listener from a module under "scripts.modules", or use a component.',
    severity: 'error',
  },
  'script-address': {
    message: 'has an address that is a script, which the security policy keeps from running',
    hint: 'Use a button and a listener from a module.',
    severity: 'error',
  },
  'foreign-style': {
    message: 'loads a style sheet of another site, which the security policy blocks',
    hint: 'Copy it into "src/styles.css".',
    severity: 'warning',
  },
};

/** Is told of the rendered documents one by one: nothing that the policy would block slips through, and what they show of others is known. */
export class PolicyCheck {
  readonly #diagnostics: Diagnostic[] = [];
  /** What pages need the policy to allow, by directive: origins of other sites, styles of their markup. */
  readonly seen = new Map<string, Set<string>>();

  /**
   * `fileOf` gives what a diagnostic names: the page's source. Where content says what the page is to connect to, it is not believed:
   * only consoles of APIs are, whose pages are not written by hand.
   */
  add({ problems, sources }: MarkupReport, fileOf: () => string, { isContent = false } = {}): void {
    for (const [directive, source] of sources) {
      if (isContent && directive === 'connect-src') continue;
      const known = this.seen.get(directive) ?? new Set();
      this.seen.set(directive, known.add(source));
    }
    const kinds = new Map(problems.map((problem) => [problem.kind, problem]));
    for (const { kind, found } of kinds.values()) {
      const { message, hint, severity } = EXPLANATIONS[kind];
      const text = `The page ${message}: ${found}`;
      this.#diagnostics.push({ code: `policy-${kind}`, severity, message: text, hint, file: fileOf() });
    }
  }

  /** What is wrong with each, then what there is to say of all together, which concerns `file`. */
  diagnosticsOf(file: string): Diagnostic[] {
    const styles = this.seen.get('style-src-attr')?.size ?? 0;
    return styles > MAX_STYLES ? [...this.#diagnostics, manyStyles(styles, file)] : this.#diagnostics;
  }
}

const manyStyles = (styles: number, file: string): Diagnostic => ({
  code: 'policy-many-styles',
  severity: 'info',
  message: `Attributes of pages have ${styles} different styles, more than the ${MAX_STYLES} that the security policy names, so it allows any style in an attribute.`,
  hint: 'Use classes, and style them in "src/styles.css".',
  file,
});
