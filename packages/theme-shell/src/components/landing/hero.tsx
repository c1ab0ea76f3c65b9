import type { ReactNode } from 'react';

/** What {@link Hero} shows. */
export interface HeroProps {
  /** A few words above the title. @default none */
  kicker?: ReactNode;
  /** What it is, in some five words. */
  title: ReactNode;
  /** What it is good for, in a sentence. */
  lead: ReactNode;
  /** Search, buttons, a command. */
  actions?: ReactNode;
  /** What is shown beside it where there is room, such as an answer of the API. @default nothing */
  children?: ReactNode;
}

/** The first that visitors see of a site. */
export const Hero = ({ kicker, title, lead, actions, children }: HeroProps) => (
  // Said here: while the document comes piece by piece, a style sheet would take every hero for one that stands alone.
  <div className={children ? 'hero' : 'hero hero-alone'}>
    <div>
      {kicker && <p className="hero-kicker">{kicker}</p>}
      <h1 tabIndex={-1}>{title}</h1>
      <p className="landing-lead">{lead}</p>
      {actions && <div className="hero-actions">{actions}</div>}
    </div>
    {children}
  </div>
);
