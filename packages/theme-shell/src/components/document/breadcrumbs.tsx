import { Link } from '../frame/link.js';
import { part } from '../frame/part.js';
import { useShell } from '../frame/shell-context.js';

export const Breadcrumbs = part('Breadcrumbs', ({ page }) => {
  const { site } = useShell();
  if (page.breadcrumbs.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label={site.messages.breadcrumbs}>
      <ol>
        <li>
          <Link href={site.homeHref}>{site.messages.home}</Link>
        </li>
        {page.breadcrumbs.map(({ label, href }, index) => (
          <li key={index}>{href ? <Link href={href}>{label}</Link> : <span>{label}</span>}</li>
        ))}
        <li>
          <span aria-current="page">{page.title}</span>
        </li>
      </ol>
    </nav>
  );
});
