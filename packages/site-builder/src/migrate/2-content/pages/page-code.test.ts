import { expect, it } from 'vitest';
import { pageCode } from './page-code.js';

const move = (source: string): string => pageCode(source, { title: 'Plants' });

it.each([
  [
    '<Layout title="Our plants" description="All of them">',
    '{ "title": "Our plants", "description": "All of them" }',
  ],
  ["<Layout\n  title={'Our plants'}\n>", '{ "title": "Our plants" }'],
  ['<Layout title={siteConfig.title} wrapperClassName="x">', '{ "title": "Plants" }'],
  ['<Layout title={`${name} plants`}>', '{ "title": "Plants" }'],
  ['<div title="Other">', '{ "title": "Plants" }'],
])('says the title that a page gives to %j', (layout, metadata) => {
  const moved = move(`export default () => ${layout}</x>;\n`);
  expect(moved.replace(/\s+/g, ' ')).toContain(`export const metadata = ${metadata};`);
});

it('imports pictures that a page requires, once each, and leaves the one <main> to the shell', () => {
  const source = [
    "const a = require('@site/static/a.svg').default;",
    "const b = [require('@site/static/a.svg').default, require('./b.json')];",
    'export default () => <main className="x">{a}</main>;',
  ].join('\n');
  expect(move(source).split('\n').slice(0, 5)).toEqual([
    "import required1 from '@site/static/a.svg';",
    "import required2 from './b.json';",
    'const a = required1;',
    'const b = [required1, required2];',
    'export default () => <div className="x">{a}</div>;',
  ]);
});

it.each([
  'export default function Map(props) {\n  return <p>{props.config.title}</p>;\n}\n',
  'class Map extends Component {\n  render() {\n    const { config: site } = this.props;\n    return <p>{site.title}</p>;\n  }\n}\nexport default Map;\n',
  'const Map = ({ config }) => <p>{config.title}</p>;\nexport default Map\n',
])('gives the configuration to a page that reads it as a property', (source) => {
  const moved = move(source);
  expect(moved).toMatch(/^import useSiteContext from '@docusaurus\/useDocusaurusContext';/);
  expect(moved).toContain('return <Map config={useSiteContext().siteConfig} {...props} />;');
  expect(moved.match(/export default/g)).toHaveLength(1);
});

it('leaves the metadata that a page has', () => {
  expect(move("export const metadata = { title: 'A' };\n")).toBe("export const metadata = { title: 'A' };\n");
});
