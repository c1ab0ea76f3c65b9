import type { Diagnostic } from '@org/site-model';
import { styleText } from 'node:util';

/** How diagnostics are printed: for people, for scripts, or for the code scanning of forges. */
export const diagnosticFormats = {
  text: formatDiagnostics,
  json: (diagnostics: readonly Diagnostic[]): string => JSON.stringify({ diagnostics }, null, 2),
  sarif: (diagnostics: readonly Diagnostic[]): string => JSON.stringify(toSarif(diagnostics), null, 2),
} satisfies Record<string, (diagnostics: readonly Diagnostic[]) => string>;

/** Name of a form in which diagnostics are printed. */
export type DiagnosticFormat = keyof typeof diagnosticFormats;

export const isDiagnosticFormat = (name: string): name is DiagnosticFormat =>
  Object.hasOwn(diagnosticFormats, name);

const LEVELS = { error: 'error', warning: 'warning', info: 'note' } as const;

interface SarifResult {
  ruleId: string;
  level: (typeof LEVELS)[Diagnostic['severity']];
  message: { text: string };
  locations: {
    physicalLocation: {
      artifactLocation: { uri: string; uriBaseId: string };
      region?: { startLine: number; startColumn?: number };
    };
  }[];
}

/** The parts of a SARIF 2.1.0 log that this tool writes. */
interface SarifLog {
  $schema: string;
  version: '2.1.0';
  runs: {
    tool: { driver: { name: string; rules: { id: string }[] } };
    columnKind: 'utf16CodeUnits';
    results: SarifResult[];
  }[];
}

/** Diagnostics as a SARIF log, which forges show at the lines of a change. Files are relative to the workspace. */
export function toSarif(diagnostics: readonly Diagnostic[]): SarifLog {
  const rules = [...new Set(diagnostics.map(({ code }) => code))].sort().map((id) => ({ id }));
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'site-builder', rules } },
        columnKind: 'utf16CodeUnits',
        results: diagnostics.map(toResult),
      },
    ],
  };
}

function toResult({ code, severity, message, hint, file, line, column }: Diagnostic): SarifResult {
  const uri = file.split('/').map(encodeURIComponent).join('/');
  const region = line ? { region: { startLine: line, ...(column ? { startColumn: column } : {}) } } : {};
  return {
    ruleId: code,
    level: LEVELS[severity],
    message: { text: hint ? `${message}\n${hint}` : message },
    locations: [{ physicalLocation: { artifactLocation: { uri, uriBaseId: '%SRCROOT%' }, ...region } }],
  };
}

const COLORS = { error: 'red', warning: 'yellow', info: 'blue' } as const;
const ORDER = { error: 0, warning: 1, info: 2 } as const;

/** Diagnostics as text for a terminal: grouped by file, in the order of their lines, with a closing count. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const blocks = [...groupByFile(diagnostics)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, inFile]) =>
      [styleText('underline', file), ...inFile.sort(byPlace).map(formatOne)].join('\n'),
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
  const head = `  ${place}  ${styleText(COLORS[severity], severity)}  ${message} ${styleText('dim', code)}`;
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
