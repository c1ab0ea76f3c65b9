import { Link } from '../frame/link.js';
import { part } from '../frame/part.js';
import { useShell } from '../frame/shell-context.js';

/** What the page is filed under. A tag that no page lists, as one of an unlisted page alone, leads nowhere. */
export const DocTags = part('DocTags', ({ tags }) => (
  <nav className="doc-tags" aria-label={useShell().site.messages.tags}>
    <ul>
      {tags.map(({ label, href }) => (
        <li key={label}>{href ? <Link href={href}>{label}</Link> : label}</li>
      ))}
    </ul>
  </nav>
));
