import type { Link as LinkData } from '@org/site-model';
import { Link } from '../frame/link.js';
import { PageIcon } from './page-icon.js';

/** A way into the site. */
export interface Door extends LinkData {
  /** One of the page's icons. @default none */
  icon?: string;
  /** What is behind it, in a sentence. */
  text: string;
  /** The pages that most of its readers want first. */
  links: LinkData[];
}

/** What {@link Doors} shows. */
export interface DoorsProps {
  /** What they are, for those who do not see it. */
  title: string;
  doors: Door[];
}

/** The areas of a site as cards that lead to them whole, each with its first pages. */
export const Doors = ({ title, doors }: DoorsProps) => (
  <section>
    <h2 className="visually-hidden">{title}</h2>
    <ul className="doors">
      {doors.map((door) => (
        <li key={door.href} className="door">
          {door.icon && (
            <span className="icon-tile">
              <PageIcon name={door.icon} />
            </span>
          )}
          <h3>
            <Link href={door.href}>{door.label}</Link>
          </h3>
          <p>{door.text}</p>
          {door.links.length > 0 && (
            <ul>
              {door.links.map(({ href, label }) => (
                <li key={href}>
                  <Link href={href}>{label}</Link>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  </section>
);
