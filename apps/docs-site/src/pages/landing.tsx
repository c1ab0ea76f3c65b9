import { Link, useShell } from '@org/theme-shell/client';

const AREAS = [
  {
    title: 'Cloud',
    href: '/cloud/intro',
    text: 'Deploy a project from its Git repository, connect a database, read usage and bills.',
  },
];

export default function Landing() {
  const { site } = useShell();
  return (
    <div className="landing">
      <h1 tabIndex={-1}>Build, edit and host with Strapi</h1>
      <p className="landing-lead">
        {site.tagline}. Written against version 4.11, page by page, from the packages themselves.
      </p>
      <p className="landing-actions">
        <Link href="/home/Home" className="button">
          Find your way
        </Link>
        <Link href="/cloud/getting-started/deployment" className="button quiet">
          Deploy a project
        </Link>
      </p>
      <h2>Areas</h2>
      <ul className="cards">
        {AREAS.map(({ title, href, text }) => (
          <li key={href}>
            <h3>
              <Link href={href}>{title}</Link>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <p className="landing-note">
        This guide is independent. It is neither written nor endorsed by the makers of Strapi; names belong to
        their owners.
      </p>
    </div>
  );
}
