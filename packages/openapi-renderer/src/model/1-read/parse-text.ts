import { errorMessage } from '@org/site-model';
import { type Document, isScalar, LineCounter, parseDocument } from 'yaml';
import { breakAliases, type BrokenAlias } from './break-aliases.js';
import { type RepeatedName, repeatedNames } from './json-text.js';
import { YAML_OPTIONS } from './yaml-nodes.js';
import type { UnlocatedDiagnostic } from '../diagnostics.js';

interface ParseProblem {
  /** `syntax`: the rest of the file could not be read. All others: it could. */
  kind: 'syntax' | 'repeated-name' | 'alias-inside' | 'alias-multiplies';
  /** What the parser says, or the name that is meant. */
  detail: string;
  line: number;
  column: number;
}

interface ParsedText {
  /** `undefined` when nothing could be read. */
  value: unknown;
  problems: ParseProblem[];
}

/** JSON is read as JSON; all else as YAML 1.2, which takes broken JSON too and says where it is broken. */
export function parseText(text: string, file: string): ParsedText {
  const bare = text.replace(/^\uFEFF/, '');
  if (file.endsWith('.json') || /^\s*[{[]/.test(bare)) {
    try {
      const value = JSON.parse(bare) as unknown;
      return { value, problems: repeatedNames(bare).map(ofRepeated) };
    } catch {
      // YAML tells line and column, and reads what can be read.
    }
  }
  return parseYaml(bare);
}

const ofRepeated = ({ name, line, column }: RepeatedName): ParseProblem => ({
  kind: 'repeated-name',
  detail: JSON.stringify(name),
  line,
  column,
});

function parseYaml(text: string): ParsedText {
  const lines = new LineCounter();
  const positionOf = (offset: number): Pick<ParseProblem, 'line' | 'column'> => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const ofAlias = ({ name, reason, offset }: BrokenAlias): ParseProblem => ({
    kind: `alias-${reason}`,
    detail: `*${name}`,
    ...positionOf(offset),
  });
  const document = parseDocument(text, { ...YAML_OPTIONS, lineCounter: lines });
  const problems = document.errors.map(({ code, message, pos }): ParseProblem => ({
    kind: code === 'DUPLICATE_KEY' ? 'repeated-name' : 'syntax',
    detail: message,
    ...positionOf(pos[0]),
  }));
  try {
    keepVersion(document);
    problems.push(...breakAliases(document).map(ofAlias));
    // Aliases have an end now, however often one of them is used.
    return { value: document.toJS({ maxAliasCount: -1 }) as unknown, problems };
  } catch (error) {
    problems.push({ kind: 'syntax', detail: errorMessage(error), line: 1, column: 1 });
    return { value: undefined, problems };
  }
}

/** `version: 1.10` is a number to YAML, and would be shown as `1.1`. */
function keepVersion(document: Document.Parsed): void {
  for (const path of [['info', 'version'], ['openapi'], ['swagger']]) {
    const node = document.hasIn(path) ? document.getIn(path, true) : undefined;
    if (isScalar(node) && typeof node.value === 'number' && node.source) node.value = node.source;
  }
}

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
