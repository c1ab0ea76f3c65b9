import { Link, useShell } from '@org/theme-shell/client';

interface Area {
  title: string;
  href: string;
  /** Who reads it. */
  reader: string;
  text: string;
  /** Pages that most readers of the area want first. */
  first: { label: string; href: string }[];
}

const AREAS: Area[] = [
  {
    title: 'Developer docs',
    href: '/dev-docs/intro',
    reader: 'You write code',
    text: 'Model content, query it over REST and GraphQL, configure and extend the server.',
    first: [
      { label: 'REST parameters', href: '/dev-docs/api/rest/parameters' },
      { label: 'Entity service', href: '/dev-docs/api/entity-service/crud' },
      { label: 'Database configuration', href: '/dev-docs/configurations/database' },
    ],
  },
  {
    title: 'User guide',
    href: '/user-docs/intro',
    reader: 'You write content',
    text: 'Build content types, write and translate entries, look after media and people.',
    first: [
      { label: 'Create a content type', href: '/user-docs/content-type-builder/creating-new-content-type' },
      { label: 'Write content', href: '/user-docs/content-manager/writing-content' },
      {
        label: 'Roles of administrators',
        href: '/user-docs/users-roles-permissions/configuring-administrator-roles',
      },
    ],
  },
  {
    title: 'Cloud',
    href: '/cloud/intro',
    reader: 'You run it',
    text: 'Deploy a project from its Git repository, connect a database, read usage and bills.',
    first: [
      { label: 'Deploy', href: '/cloud/getting-started/deployment' },
      { label: 'Cache', href: '/cloud/getting-started/caching' },
      { label: 'Projects at a glance', href: '/cloud/projects/overview' },
    ],
  },
];

export default function Landing() {
  const { site } = useShell();
  return (
    <div className="landing">
      <div className="hero">
        <p className="hero-kicker">For version 4.11</p>
        <h1 tabIndex={-1}>Build, edit and host with Strapi</h1>
        <p className="landing-lead">{site.tagline}, written page by page from the packages themselves.</p>
        <p className="landing-actions">
          <Link href="/home/Home" className="button">
            Find your way
          </Link>
          <Link href="/cloud/getting-started/deployment" className="button quiet">
            Deploy a project
          </Link>
        </p>
      </div>
      <h2 className="visually-hidden">Areas</h2>
      <ul className="cards">
        {AREAS.map((area) => (
          <AreaCard key={area.href} {...area} />
        ))}
      </ul>
      <p className="landing-note">
        This guide is independent. It is neither written nor endorsed by the makers of Strapi; names belong to
        their owners.
      </p>
    </div>
  );
}

function AreaCard({ title, href, reader, text, first }: Area) {
  return (
    <li className="area">
      <p className="area-reader">{reader}</p>
      <h3>
        <Link href={href}>{title}</Link>
      </h3>
      <p>{text}</p>
      <ul className="area-first">
        {first.map((page) => (
          <li key={page.href}>
            <Link href={page.href}>{page.label}</Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
