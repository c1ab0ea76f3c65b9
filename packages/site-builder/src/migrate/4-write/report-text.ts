import type { Outcome, ReportEntry } from '../model/migration-report.js';
import type { Written } from './write-output.js';

const HEADINGS: Record<Outcome, string> = { left: 'Left to do', changed: 'Changed', carried: 'Carried' };

interface ReportInput {
  title: string;
  entries: readonly ReportEntry[];
  /** What was moved, by kind: `pages`, `images and other files`. */
  counts: Readonly<Record<string, number>>;
  kept: Written['kept'];
}

/** The report for people, as Markdown: first what a person has to look at. */
export function reportText({ title, entries, counts, kept }: ReportInput): string {
  const order: Outcome[] = ['left', 'changed', 'carried'];
  const parts = order.flatMap((outcome) =>
    section(
      outcome,
      entries.filter((entry) => entry.outcome === outcome),
    ),
  );
  const edited =
    kept.length === 0
      ? []
      : [
          '## Edited by hand',
          '',
          'These files were changed since the last migration, and stay as they are. Where the source has changed as well, its new form is beside them as `<name>.migrated`.',
          '',
          ...kept.map((name) => `- \`${name}\``),
          '',
        ];
  return [
    `# Migration of ${title}`,
    '',
    ...Object.entries(counts).map(([what, count]) => `- ${count} ${what}`),
    '',
    'Nothing in the source was changed. Run the same command again after the source has changed: what was edited by hand here stays.',
    '',
    ...edited,
    ...parts,
  ].join('\n');
}

function section(outcome: Outcome, entries: readonly ReportEntry[]): string[] {
  if (entries.length === 0) return [];
  const topics = [...new Set(entries.map(({ topic }) => topic))];
  return [
    `## ${HEADINGS[outcome]}`,
    '',
    ...topics.flatMap((topic) => {
      const own = entries.filter((entry) => entry.topic === topic);
      return [
        `### ${topic.charAt(0).toUpperCase()}${topic.slice(1)} (${own.length})`,
        '',
        ...own.map(line),
        '',
      ];
    }),
  ];
}

const line = ({ message, hint, file, line: at }: ReportEntry): string => {
  const place = file === undefined ? '' : `\`${file}${at === undefined ? '' : `:${at}`}\`: `;
  return `- ${place}${message}${hint === undefined ? '' : ` ${hint}`}`;
};
