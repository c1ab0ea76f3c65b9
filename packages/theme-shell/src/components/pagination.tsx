import type { ShellLink } from '../model/shell-page.js';
import { Link } from './link.js';
import { part } from './part.js';
import { useShell } from './shell-context.js';

export const Pagination = part('Pagination', ({ page }) => {
  const { messages } = useShell().site;
  if (!page.previous && !page.next) return null;
  return (
    <nav className="pagination" aria-label={messages.pageNavigation}>
      {page.previous && <PageLink link={page.previous} kind={messages.previous} className="previous" />}
      {page.next && <PageLink link={page.next} kind={messages.next} className="next" />}
    </nav>
  );
});

function PageLink({ link, kind, className }: { link: ShellLink; kind: string; className: string }) {
  return (
    <Link href={link.href} className={className}>
      <small>{kind}</small> <span>{link.label}</span>
    </Link>
  );
}
