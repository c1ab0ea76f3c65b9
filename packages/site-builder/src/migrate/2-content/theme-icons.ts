/** What the icons of Docusaurus's theme show, in a square of 24: lines, drawn here. */
const SHAPES: Record<string, string> = {
  Arrow: 'm9 6 6 6-6 6',
  Close: 'm6 6 12 12M18 6 6 18',
  Copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  Dark: 'M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z',
  Edit: 'm4 20 1-5L16 4l4 4L9 19z',
  ExternalLink: 'M14 5h5v5M19 5l-8 8M17 14v5H5V7h5',
  Home: 'm4 11 8-7 8 7v9h-6v-6h-4v6H4z',
  Language: 'M3 12h18M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18',
  Light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2',
  Menu: 'M4 6h16M4 12h16M4 18h16',
  Success: 'm5 13 5 5L20 7',
  WordWrap: 'M4 6h16M4 12h13a3 3 0 0 1 0 6h-4m2-2-2 2 2 2M4 18h5',
};

const PREFIX = '@theme/Icon/';
const FOLDER = 'src/site/icons/';

/** The module of a new site for `@theme/Icon/Success`; `undefined` for what is no icon that all themes have. */
export function iconModule(specifier: string): string | undefined {
  const name = specifier.startsWith(PREFIX) ? specifier.slice(PREFIX.length) : '';
  return Object.hasOwn(SHAPES, name) ? `${FOLDER}${name}.jsx` : undefined;
}

/** That module. */
export function iconSource(module: string): string {
  const name = module.slice(FOLDER.length, -'.jsx'.length);
  return [
    `export default function ${name}Icon(props) {`,
    '  return (',
    '    <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true" {...props}>',
    `      <path d="${SHAPES[name] ?? ''}" />`,
    '    </svg>',
    '  );',
    '}',
    '',
  ].join('\n');
}
