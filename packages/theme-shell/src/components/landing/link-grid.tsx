import type { Link as LinkData } from '@org/site-model';
import { Link } from '../frame/link.js';
import { PageIcon } from './page-icon.js';

/** A short link, with a picture where it has one. */
export interface GridLink extends LinkData {
  /** One of the page's icons. @default none */
  icon?: string;
}

/** What {@link LinkGrid} shows. */
export interface LinkGridProps {
  title: string;
  /** A sentence below the title. @default none */
  text?: string;
  links: GridLink[];
  /** Where the rest is. @default none */
  more?: LinkData;
}

/** Many short links, such as what a product works with. */
export const LinkGrid = ({ title, text, links, more }: LinkGridProps) => (
  <section className="landing-part">
    <h2>{title}</h2>
    {text && <p>{text}</p>}
    <ul className="link-grid">
      {links.map(({ href, label, icon }) => (
        <li key={href}>
          <Link href={href}>
            {icon && <PageIcon name={icon} />}
            <span>{label}</span>
          </Link>
        </li>
      ))}
    </ul>
    {more && (
      <p>
        <Link href={more.href}>{more.label}</Link>
      </p>
    )}
  </section>
);
