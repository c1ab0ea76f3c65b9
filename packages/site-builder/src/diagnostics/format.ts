import type { Diagnostic } from '@org/site-model';
import { styleText } from 'node:util';

const COLOURS = { error: 'red', warning: 'yellow', info: 'blue' } as const;
const ORDER = { error: 0, warning: 1, info: 2 } as const;

/** Findings as text for a terminal: grouped by file, in the order of their lines, with a closing count. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const blocks = [...groupByFile(diagnostics)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, findings]) =>
      [styleText('underline', file), ...findings.sort(byPlace).map(formatOne)].join('\n'),
    );
  return [...blocks, summary(diagnostics)].join('\n\n');
}

function groupByFile(diagnostics: readonly Diagnostic[]): Map<string, Diagnostic[]> {
  const groups = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const group = groups.get(diagnostic.file);
    if (group) group.push(diagnostic);
    else groups.set(diagnostic.file, [diagnostic]);
  }
  return groups;
}

function formatOne({ file, line, column, severity, code, message, hint }: Diagnostic): string {
  const place = line ? `${file}:${line}:${column ?? 1}` : file;
  const head = `  ${place}  ${styleText(COLOURS[severity], severity)}  ${message} ${styleText('dim', code)}`;
  return hint ? `${head}\n    ${styleText('dim', '→')} ${hint}` : head;
}

function summary(diagnostics: readonly Diagnostic[]): string {
  const count = (severity: Diagnostic['severity']) =>
    diagnostics.filter((d) => d.severity === severity).length;
  return `${count('error')} error(s), ${count('warning')} warning(s)`;
}

function byPlace(a: Diagnostic, b: Diagnostic): number {
  return (
    (a.line ?? 0) - (b.line ?? 0) ||
    (a.column ?? 0) - (b.column ?? 0) ||
    ORDER[a.severity] - ORDER[b.severity]
  );
}
