import { useId } from 'react';
import type { SearchLink } from '../../settings.js';

interface Props {
  title: string;
  pages: SearchLink[];
  /** @default nothing happens but the navigation */
  onOpen?(): void;
}

/** Pages below a title; nothing without any. */
export function PageList({ title, pages, onOpen }: Props) {
  const id = useId();
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby={id} className="search-saved">
      <h2 id={id}>{title}</h2>
      <ul>
        {pages.map(({ label, href }) => (
          <li key={href}>
            <a className="search-link" href={href} onClick={onOpen}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
