import '@org/theme-shell/landing.css';
import { Link, useShell } from '@org/theme-shell/client';
import {
  CommandToCopy,
  Doors,
  Hero,
  LinkGrid,
  SearchField,
  useTagline,
  WhatIsNew,
} from '@org/theme-shell/landing';

const DOORS = [
  {
    href: '/start/first-site',
    label: 'Start',
    icon: 'rocket',
    text: 'One command makes six files. What they are, and what runs them.',
    links: [
      { href: '/start/first-site', label: 'A first site' },
      { href: '/start/files', label: 'The files of a site' },
      { href: '/start/commands', label: 'Commands' },
    ],
  },
  {
    href: '/write/text',
    label: 'Write',
    icon: 'pencil-line',
    text: 'Markdown and every block beside it, each with its source and what becomes of it.',
    links: [
      { href: '/write/code', label: 'Code' },
      { href: '/write/words', label: 'Words and signs' },
      { href: '/write/notes', label: 'Notes, details, steps' },
    ],
  },
  {
    href: '/theme/tokens',
    label: 'Make it yours',
    icon: 'palette',
    text: 'Tokens first, then parts of the page, then pages and components of your own.',
    links: [
      { href: '/theme/tokens', label: 'Tokens' },
      { href: '/theme/parts', label: 'Parts of the page' },
      { href: '/extend/islands', label: 'Islands' },
    ],
  },
];

const TOPICS = [
  { href: '/more/search', label: 'Search', icon: 'search' },
  { href: '/more/apis', label: 'APIs', icon: 'plug' },
  { href: '/extend/plugins', label: 'Plugins', icon: 'puzzle' },
  { href: '/more/scale', label: 'Many pages', icon: 'gauge' },
  { href: '/configure/checks', label: 'Checks', icon: 'list-checks' },
  { href: '/reference/configuration', label: 'Every field', icon: 'file-search' },
];

const NOVELTIES = [
  {
    href: '/configure/readers',
    label: 'At hand for readers',
    text: 'Copying, assistants, previews of links, a question at the foot.',
  },
  { href: '/more/social-cards', label: 'Social cards', text: 'Pictures for links, drawn at build and kept.' },
  {
    href: '/more/offline',
    label: 'Offline copies',
    text: 'An archive of each area that opens from a folder.',
  },
];

/** The landing page: the parts that the shell has for one, with the words of this product. */
export default function Home() {
  const { site } = useShell();
  return (
    <div className="landing">
      <Hero
        kicker={site.title}
        title="Words in. Site out."
        lead={`${useTagline()}.`}
        actions={
          <>
            <SearchField label="Search the handbook" />
            <Link href="/start/first-site" className="button">
              A first site
            </Link>
            <Link href="/more/features" className="button quiet">
              What it has
            </Link>
            <CommandToCopy command="npm create @org/docs-site my-docs" />
          </>
        }
      >
        <pre className="welcome-config">
          <code>{CONFIG}</code>
        </pre>
      </Hero>
      <Doors title="Where to go" doors={DOORS} />
      <LinkGrid
        title="Look up"
        links={TOPICS}
        more={{ href: '/more/features', label: 'All of it, with a page for each' }}
      />
      <WhatIsNew title="What is new" entries={NOVELTIES} />
    </div>
  );
}

const CONFIG = `export default defineConfig({
  title: 'Field guide',
  url: 'https://docs.example.org',
  areas: [
    { dir: 'guide', path: '/' },
  ],
  search: { provider: 'embedded' },
});`;
