import { type Document, isScalar, LineCounter, parseDocument } from 'yaml';
import { type RepeatedName, repeatedNames } from './repeated-names.js';

export interface ParseProblem {
  message: string;
  line: number;
  column: number;
  /** The rest of the file could still be read. */
  harmless: boolean;
}

export interface ParsedText {
  /** `undefined` when nothing could be read. */
  value: unknown;
  problems: ParseProblem[];
}

/** A document whose aliases multiply to more nodes than this is refused, as a bomb. */
const MAX_ALIASES = 1000;

/** JSON is read as JSON; all else as YAML 1.2, which takes broken JSON too and says where it is broken. */
export function parseText(text: string, file: string): ParsedText {
  const bare = text.replace(/^\uFEFF/, '');
  if (file.endsWith('.json') || /^\s*[{[]/.test(bare)) {
    try {
      const value = JSON.parse(bare) as unknown;
      return { value, problems: repeatedNames(bare).map(toProblem) };
    } catch {
      // YAML tells line and column, and reads what can be read.
    }
  }
  return parseYaml(bare);
}

const toProblem = ({ name, line, column }: RepeatedName): ParseProblem => ({
  message: JSON.stringify(name),
  line,
  column,
  harmless: true,
});

function parseYaml(text: string): ParsedText {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: 'silent' });
  const problems = document.errors.map(({ code, message, pos }): ParseProblem => {
    const { line, col } = lines.linePos(pos[0]);
    return { message, line, column: col, harmless: code === 'DUPLICATE_KEY' };
  });
  try {
    keepVersion(document);
    return { value: document.toJS({ maxAliasCount: MAX_ALIASES }) as unknown, problems };
  } catch (error) {
    problems.push({ message: (error as Error).message, line: 1, column: 1, harmless: false });
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
