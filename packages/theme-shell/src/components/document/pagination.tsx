import type { Link as LinkData } from '@org/site-model';
import { Link } from '../frame/link.js';
import { part } from '../frame/part.js';
import { useShell } from '../frame/shell-context.js';

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

function PageLink({ link, kind, className }: { link: LinkData; kind: string; className: string }) {
  return (
    <Link href={link.href} className={className}>
      <small>{kind}</small> <span>{link.label}</span>
    </Link>
  );
}
