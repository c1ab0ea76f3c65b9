import type { Diagnostic } from '@org/site-model';
import type { MarkupProblem, MarkupReport } from './check-markup.js';

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
  'inline-style': {
    message: 'has styles in its markup, which the security policy makes browsers ignore',
    hint: 'Use a class, and style it in "src/styles.css".',
    severity: 'warning',
  },
  'foreign-style': {
    message: 'loads a style sheet of another site, which the security policy blocks',
    hint: 'Copy it into "src/styles.css".',
    severity: 'warning',
  },
};

/** Is told of the rendered documents one by one: nothing that the policy would block slips through, and what they show of others is known. */
export class PolicyCheck {
  readonly diagnostics: Diagnostic[] = [];
  /** Origins of other sites that pages show, by directive. */
  readonly seen = new Map<string, Set<string>>();

  /**
   * `fileOf` gives what a diagnostic names: the page's source. Where content says what the page is to connect to, it is not believed:
   * only consoles of APIs are, whose pages are not written by hand.
   */
  add({ problems, origins }: MarkupReport, fileOf: () => string, { isContent = false } = {}): void {
    for (const [directive, origin] of origins) {
      if (isContent && directive === 'connect-src') continue;
      const known = this.seen.get(directive) ?? new Set();
      this.seen.set(directive, known.add(origin));
    }
    const kinds = new Map(problems.map((problem) => [problem.kind, problem]));
    for (const { kind, found } of kinds.values()) {
      const { message, hint, severity } = EXPLANATIONS[kind];
      const text = `The page ${message}: ${found}`;
      this.diagnostics.push({ code: `policy-${kind}`, severity, message: text, hint, file: fileOf() });
    }
  }
}
