import type { Diagnostic } from '@org/site-model';

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
export interface SarifLog {
  $schema: string;
  version: '2.1.0';
  runs: {
    tool: { driver: { name: string; rules: { id: string }[] } };
    columnKind: 'utf16CodeUnits';
    results: SarifResult[];
  }[];
}

/** Findings as a SARIF log, which forges show at the lines of a change. Files are relative to the workspace. */
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
