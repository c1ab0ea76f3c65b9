import type { Link as LinkData } from '@org/site-model';
import { Link } from '../frame/link.js';

/** Something new, and where more of it is told. */
export interface Novelty extends LinkData {
  /** What it is, in a sentence. */
  text: string;
}

/** What {@link WhatIsNew} shows. */
export interface WhatIsNewProps {
  title: string;
  /** The latest first. */
  entries: Novelty[];
}

/** What readers who were here before may have missed. */
export const WhatIsNew = ({ title, entries }: WhatIsNewProps) => (
  <section className="landing-part">
    <h2>{title}</h2>
    <ul className="novelties">
      {entries.map(({ href, label, text }) => (
        <li key={href}>
          <Link href={href}>{label}</Link>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
