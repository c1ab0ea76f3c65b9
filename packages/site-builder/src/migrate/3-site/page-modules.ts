import path from 'node:path';
import { COMPAT } from '../2-content/rewrite-code.js';

/** Links of components begin at the root of the site; pages know what is before that. */
export const layoutModule = (): string =>
  [
    `import Layout from '${COMPAT}/theme/Layout';`,
    "import { useShell } from '@org/theme-shell/client';",
    '',
    'export default function PageLayout(props) {',
    '  return <Layout {...props} baseUrl={useShell().site.baseUrl} />;',
    '}',
    '',
  ].join('\n');

/** A component that shows a drawing. @param file of the drawing, which is beside the module */
export const drawingModule = (file: string): string =>
  `import src from './${path.basename(file)}';\n\nexport default function Drawing(props) {\n  return <img src={src} alt="" {...props} />;\n}\n`;
