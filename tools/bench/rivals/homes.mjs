// The same landing page for each generator, with the parts that its theme has for one: a heading, a sentence, two ways in and three doors.
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeFile as write } from '../write-file.mjs';

const TITLE = 'Content for every screen';
const LEAD = 'Write once, and read it from a site, an app or a watch.';
const WAYS = [
  { label: 'Deploy a project', href: '/docs/cloud/getting-started/deployment' },
  { label: 'What it costs', href: '/docs/cloud/getting-started/usage-billing' },
];
const DOORS = [
  {
    icon: 'rocket',
    title: 'Begin',
    text: 'From nothing to a project on the web.',
    href: '/docs/cloud/getting-started/intro',
  },
  {
    icon: 'folder',
    title: 'Projects',
    text: 'Settings, deploys, logs and people.',
    href: '/docs/cloud/projects/overview',
  },
  {
    icon: 'database',
    title: 'Advanced',
    text: 'A database, storage and mail of your own.',
    href: '/docs/cloud/advanced/database',
  },
];

/** Packages that it takes beside those of the generator, by its name. */
export const HOME_PACKAGES = { Docusaurus: ['@docusaurus/plugin-content-pages@3.10.2'] };

/** Writes it into a folder that `generators` have filled, by their names. */
export const writeHome = {
  ours(folder) {
    const config = path.join(folder, 'site.config.ts');
    const page = { path: '/', component: 'start', title: TITLE, icons: DOORS.map(({ icon }) => icon) };
    const text = readFileSync(config, 'utf8').replace('pages: [', `pages: [${JSON.stringify(page)}, `);
    write(folder, 'site.config.ts', text);
    rmSync(path.join(folder, 'content/docs/home.md'));
    write(folder, 'src/pages/start.tsx', OUR_HOME);
  },
  VitePress(folder) {
    const home = {
      layout: 'home',
      hero: {
        name: TITLE,
        tagline: LEAD,
        actions: WAYS.map(({ label, href }, index) => ({
          theme: index === 0 ? 'brand' : 'alt',
          text: label,
          link: href,
        })),
      },
      features: DOORS.map(({ title, text, href }) => ({ title, details: text, link: href })),
    };
    write(folder, 'index.md', `---\n${JSON.stringify(home)}\n---\n`);
  },
  Docusaurus(folder) {
    const config = readFileSync(path.join(folder, 'docusaurus.config.mjs'), 'utf8');
    const named = config.replace(
      'plugins: [',
      "themeConfig: { navbar: { title: 'Same pages' } },\n  plugins: [",
    );
    const plugins = named.replace('plugins: [', "plugins: ['@docusaurus/plugin-content-pages', ");
    write(folder, 'docusaurus.config.mjs', plugins);
    write(folder, 'src/pages/index.js', DOCUSAURUS_HOME);
  },
  Starlight(folder) {
    const hero = {
      tagline: LEAD,
      actions: WAYS.map(({ label, href }, index) => ({
        text: label,
        link: href,
        variant: index === 0 ? 'primary' : 'secondary',
      })),
    };
    const cards = DOORS.map(
      ({ title, text, href }) => `<LinkCard title="${title}" description="${text}" href="${href}" />`,
    ).join('\n  ');
    write(
      folder,
      'src/content/docs/index.mdx',
      `---\ntitle: ${TITLE}\ntemplate: splash\nhero: ${JSON.stringify(hero)}\n---\n\nimport { CardGrid, LinkCard } from '@astrojs/starlight/components';\n\n<CardGrid>\n  ${cards}\n</CardGrid>\n`,
    );
  },
};

const OUR_HOME = `import '@org/theme-shell/landing.css';
import { Link } from '@org/theme-shell/client';
import { Doors, Hero, SearchField } from '@org/theme-shell/landing';

const ways = ${JSON.stringify(WAYS)};

export default function Start() {
  return (
    <div className="landing">
      <Hero
        title=${JSON.stringify(TITLE)}
        lead=${JSON.stringify(LEAD)}
        actions={
          <>
            <SearchField label="Search the documentation" />
            {ways.map(({ label, href }, at) => <Link key={href} className={at > 0 ? 'button quiet' : 'button'} href={href}>{label}</Link>)}
          </>
        }
      />
      <Doors title="Where to go" doors={${JSON.stringify(DOORS.map(({ title, ...door }) => ({ ...door, label: title, links: [] })))}} />
    </div>
  );
}
`;

const DOCUSAURUS_HOME = `import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

const ways = ${JSON.stringify(WAYS)};
const doors = ${JSON.stringify(DOORS)};

export default function Home() {
  return (
    <Layout title=${JSON.stringify(TITLE)}>
      <header className="hero hero--primary">
        <div className="container text--center">
          <Heading as="h1" className="hero__title">${TITLE}</Heading>
          <p className="hero__subtitle">${LEAD}</p>
          {ways.map(({ label, href }) => <Link key={href} className="button button--secondary button--lg margin--sm" to={href}>{label}</Link>)}
        </div>
      </header>
      <main className="container padding-vert--lg">
        <div className="row">
          {doors.map(({ title, text, href }) => (
            <div key={href} className="col col--4 padding-horiz--md">
              <Heading as="h3"><Link to={href}>{title}</Link></Heading>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </main>
    </Layout>
  );
}
`;
