import { Link, useShell } from '@org/theme-shell/client';
import { useTexts } from '../texts/by-locale.js';
import { LANDING_AREAS, landingTexts } from '../texts/landing.js';

const ANSWER = `{
  "data": [
    {
      "id": 1,
      "attributes": {
        "title": "Night train",
        "author": { "data": { "id": 3, … } }
      }
    }
  ],
  "meta": { "pagination": { "total": 1, … } }
}`;

export default function Landing() {
  const { site } = useShell();
  const texts = useTexts(landingTexts);
  return (
    <div className="landing">
      <div className="hero">
        <div>
          <p className="hero-kicker">{texts.version}</p>
          <h1 tabIndex={-1}>{texts.heading}</h1>
          <p className="landing-lead">
            {site.tagline}
            {texts.leadEnd}
          </p>
          <p className="landing-actions">
            <Link href="/home/Home" className="button">
              {texts.findYourWay}
            </Link>
            <Link href="/cloud/getting-started/deployment" className="button quiet">
              {texts.deploy}
            </Link>
          </p>
        </div>
        <Sample />
      </div>
      <h2 className="visually-hidden">{texts.areas}</h2>
      <ul className="cards">
        {LANDING_AREAS.map((area) => (
          <AreaCard key={area.href} {...area} />
        ))}
      </ul>
      <p className="landing-note">{texts.independence}</p>
    </div>
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
      </figcaption>
      <pre>
        <code>
          {ANSWER.split(/("\w+")(?=:)/).map((part, index) =>
            index % 2 === 1 ? (
              <span key={index} className="sample-name">
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

function AreaCard({ id, href, first }: (typeof LANDING_AREAS)[number]) {
  const { area, pages } = useTexts(landingTexts);
  const { title, reader, text } = area[id];
  return (
    <li className="area">
      <p className="area-reader">{reader}</p>
      <h3>
        <Link href={href}>{title}</Link>
      </h3>
      <p>{text}</p>
      <ul className="area-first">
        {first.map((page) => (
          <li key={page}>
            <Link href={page}>{pages[page]}</Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
