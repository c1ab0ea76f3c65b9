import { Link, useShell } from '@org/theme-shell/client';
import { useTagline } from '@org/theme-shell/landing';

const WAYS = [
  { href: '/start/first-site', title: 'A first site', text: 'One command, six files.' },
  { href: '/write/text', title: 'Write', text: 'Markdown, and every block beside it.' },
  { href: '/configure/site', title: 'Configure', text: 'Areas, sidebars, versions, languages.' },
  { href: '/theme/tokens', title: 'Theme', text: 'Tokens first, then parts of the page.' },
  { href: '/extend/react-pages', title: 'Extend', text: 'Pages, plugins, islands, hooks.' },
  { href: '/reference/configuration', title: 'Look up', text: 'Every field and every name.' },
];

export default function Home() {
  const { site } = useShell();
  return (
    <div className="welcome">
      <h1 tabIndex={-1}>{site.title}</h1>
      <p className="welcome-lead">{useTagline()}.</p>
      <pre>
        <code>npm create @org/docs-site my-docs</code>
      </pre>
      <h2>Where to go</h2>
      <div className="markdown">
        <ul className="cards">
          {WAYS.map(({ href, title, text }) => (
            <li key={href} className="card">
              <p className="card-title">
                <Link href={href}>{title}</Link>
              </p>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
