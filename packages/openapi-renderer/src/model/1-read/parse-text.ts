import { errorMessage } from '@org/site-model';
import { type Document, isScalar, LineCounter, parseDocument } from 'yaml';
import { breakAliases, type BrokenAlias } from './break-aliases.js';
import { type RepeatedName, repeatedNames } from './repeated-names.js';
import { YAML_OPTIONS } from './yaml-nodes.js';

export interface ParseProblem {
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
