import type { Link as LinkData } from '@org/site-model';
import { Link } from '../frame/link.js';

export interface Novelty extends LinkData {
  text: string;
}

export interface WhatIsNewProps {
  title: string;
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
