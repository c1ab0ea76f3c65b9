import { Icon } from '../frame/icons.js';
import { Link } from '../frame/link.js';
import { useShell } from '../frame/shell-context.js';

/** Opens the site's search: in place with a script, else as a page. Nothing on a site without one. */
export function SearchField({ label }: { label: string }) {
  const { searchHref } = useShell().site;
  if (!searchHref) return null;
  return (
    <Link href={searchHref} className="search-field" opensSearch>
      <Icon name="search" />
      <span>{label}</span>
      <kbd aria-hidden="true">Ctrl K</kbd>
    </Link>
  );
}
