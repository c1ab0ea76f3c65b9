import type { UnlocatedDiagnostic } from '../diagnostics.js';
import type { ParseProblem } from './parse-text.js';

const DIAGNOSTICS: Record<ParseProblem['kind'], (detail: string) => UnlocatedDiagnostic> = {
  syntax: (detail) => ({
    code: 'document-syntax',
    severity: 'error',
    message: `The file cannot be read beyond this place: ${detail}.`,
    hint: 'Correct the file; every YAML editor shows the place.',
  }),
  'repeated-name': (detail) => ({
    code: 'document-syntax',
    severity: 'warning',
    message: `A name stands twice in one place, so only the last one counts: ${detail}.`,
    hint: 'Correct the file; every YAML editor shows the place.',
  }),
  'alias-inside': (detail) => ({
    code: 'alias-circular',
    severity: 'warning',
    message: `The alias "${detail}" is inside of what it stands for, which would have no end, so nothing is shown in its place.`,
    hint: 'Write "$ref" with the address of a schema of the components: a schema may refer to itself.',
  }),
  'alias-multiplies': (detail) => ({
    code: 'alias-multiplies',
    severity: 'error',
    message: `With the alias "${detail}" the aliases of this file come to more than a million values, so it is left out.`,
    hint: 'Write "$ref" in the place of aliases of aliases: pages show each schema once, by its name.',
  }),
};

/** What is to be said of a file's text. */
export const parseDiagnostic = ({
  kind,
  detail,
}: Pick<ParseProblem, 'kind' | 'detail'>): UnlocatedDiagnostic => DIAGNOSTICS[kind](detail);
