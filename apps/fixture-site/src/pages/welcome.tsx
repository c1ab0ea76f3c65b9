import '@org/theme-shell/landing.css';
import { Link } from '@org/theme-shell/client';
import { CommandToCopy, Doors, Hero, LinkGrid, SearchField, WhatIsNew } from '@org/theme-shell/landing';

/** Every part of a landing page, with words of its own. */
export default function Welcome() {
  return (
    <div className="landing">
      <Hero
        kicker="Version 2.0"
        title="Everything once."
        lead="A site with each part that a site can have, to be looked at and tested."
        actions={
          <>
            <SearchField label="Search everything" />
            <Link href="/guide/intro" className="button">
              Read
            </Link>
            <CommandToCopy command="npx everything --once" />
          </>
        }
      >
        <pre>GET /everything</pre>
      </Hero>
      <Doors
        title="Areas"
        doors={[
          {
            href: '/guide/intro',
            label: 'The guide',
            icon: 'book-open',
            text: 'What there is.',
            links: [{ href: '/guide/setup/install', label: 'Install it' }],
          },
          { href: '/notes/one', label: 'The notes', text: 'What else there is.', links: [] },
        ]}
      />
      <LinkGrid
        title="Works with"
        text="One framework."
        links={[{ href: '/notes/marks', label: 'React', icon: 'brand:react' }]}
        more={{ href: '/notes/two', label: 'All of them' }}
      />
      <WhatIsNew
        title="What changed"
        entries={[{ href: '/notes/one', label: 'A note', text: 'It is new.' }]}
      />
    </div>
  );
}
