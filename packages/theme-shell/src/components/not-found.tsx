import { ELEMENT_IDS } from '../model/constants.js';
import { Link } from './link.js';
import { useShell } from './shell-context.js';

export function NotFound() {
  const { site } = useShell();
  return (
    <main id={ELEMENT_IDS.main} className="not-found" tabIndex={-1}>
      <h1 tabIndex={-1}>{site.strings.notFoundTitle}</h1>
      <p>{site.strings.notFoundText}</p>
      <ul>
        {[
          { href: site.homeHref, label: site.title },
          ...site.navbar.filter((item) => item.type === 'link'),
        ].map(({ href, label }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
