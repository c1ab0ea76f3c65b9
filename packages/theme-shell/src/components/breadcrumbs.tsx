import type { DocPage } from '../model/shell-page.js';
import { Link } from './link.js';
import { useShell } from './shell-context.js';

export function Breadcrumbs({ page }: { page: DocPage }) {
  const { site } = useShell();
  if (page.breadcrumbs.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label={site.strings.breadcrumbs}>
      <ol>
        <li>
          <Link href={site.homeHref}>{site.strings.home}</Link>
        </li>
        {page.breadcrumbs.map(({ label, href }) => (
          <li key={label}>{href ? <Link href={href}>{label}</Link> : <span>{label}</span>}</li>
        ))}
        <li>
          <span aria-current="page">{page.title}</span>
        </li>
      </ol>
    </nav>
  );
}
