import type { Finding } from '../findings.js';

/** Names that are legal, shown as they are, and lost by programs that are careless with them. */
export function nameFindings(name: string): Finding[] {
  if (name !== '' && name !== '__proto__') return [];
  return [
    {
      code: 'name-odd',
      severity: 'info',
      message:
        name === ''
          ? 'Something has an empty name here. Pages show it as "(empty)"; many tools leave it out.'
          : 'Something is called "__proto__" here. Pages show it as it is; programs in JavaScript that copy it carelessly lose it or change other objects.',
      hint: 'Rename it, if the API allows that.',
    },
  ];
}
