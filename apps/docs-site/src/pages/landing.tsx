import '@org/theme-shell/landing.css';
import './pages.css';
import { Link } from '@org/theme-shell/client';
import {
  CommandToCopy,
  Doors,
  Hero,
  LinkGrid,
  SearchField,
  useTagline,
  WhatIsNew,
} from '@org/theme-shell/landing';
import { useTexts } from '../texts/by-locale.js';
import { INTEGRATIONS, LANDING_AREAS, landingTexts, NOVELTIES } from '../texts/landing.js';

const COMMAND = 'npx create-strapi-app@4.11.0 magazine --quickstart';

const ANSWER = `{
  "data": [
    {
      "id": 1,
      "attributes": {
        "title": "Night train",
        "author": { "data": … }
      }
    }
  ],
  "meta": { "pagination": … }
}`;

export default function Landing() {
  const tagline = useTagline();
  const texts = useTexts(landingTexts);
  return (
    <div className="landing">
      <Hero
        kicker={<span>{texts.version}</span>}
        title={texts.heading}
        lead={
          <>
            {tagline}
            {texts.leadEnd}
          </>
        }
        actions={<Actions />}
      >
        <Sample />
      </Hero>
      <Doors title={texts.areas} doors={LANDING_AREAS.map((area) => toDoor(area, texts))} />
      <LinkGrid
        title={texts.integrations}
        text={texts.integrationsText}
        links={INTEGRATIONS.map(([name, label, icon]) => ({
          href: `/dev-docs/integrations/${name}`,
          label,
          icon: `brand:${icon}`,
        }))}
        more={{ href: '/dev-docs/integrations', label: texts.allIntegrations }}
      />
      <WhatIsNew
        title={texts.novelties}
        entries={NOVELTIES.map((href) => ({ href, ...texts.novelty[href] }))}
      />
      <p className="landing-note">{texts.independence}</p>
    </div>
  );
}

function toDoor({ id, href, icon, first }: (typeof LANDING_AREAS)[number], texts: typeof landingTexts.en) {
  const { title, text } = texts.area[id];
  const links = first.map((page) => ({ href: page, label: texts.pages[page] }));
  return { href, icon, label: title, text, links };
}

function Actions() {
  const { search, start, findYourWay } = useTexts(landingTexts);
  return (
    <>
      <SearchField label={search} />
      <Link href="/dev-docs/quick-start" className="button">
        {start}
      </Link>
      <Link href="/home/Home" className="button quiet">
        {findYourWay}
      </Link>
      <CommandToCopy command={COMMAND} />
    </>
  );
}

/** A request and its answer, as the pages about REST explain them. */
function Sample() {
  const { sample } = useTexts(landingTexts);
  return (
    <figure className="hero-sample">
      <figcaption>
        <span className="visually-hidden">{sample}</span>
        <code>
          <b>GET</b> /api/articles?populate=author
        </code>
        <code className="sample-status">200</code>
      </figcaption>
      <pre>
        <code>
          {ANSWER.split(/("[^"]*"|\d+)/).map((part, index, parts) =>
            index % 2 === 1 ? (
              <span key={index} className={`sample-${kindOf(part, parts[index + 1])}`}>
                {part}
              </span>
            ) : (
              part
            ),
          )}
        </code>
      </pre>
    </figure>
  );
}

function kindOf(part: string, next = ''): 'name' | 'string' | 'number' {
  if (next.startsWith(':')) return 'name';
  return part.startsWith('"') ? 'string' : 'number';
}
