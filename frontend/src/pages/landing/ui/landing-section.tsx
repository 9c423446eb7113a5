import { type ReactNode, useId } from 'react';
import css from './landing.module.css';

interface LandingSectionProps {
  /** Target of the header's link. */
  anchor: string;
  title: string;
  lead: string;
  children: ReactNode;
}

/** One part of the landing page below the hero. */
export function LandingSection({ anchor, title, lead, children }: LandingSectionProps) {
  const id = useId();
  return (
    <section id={anchor} aria-labelledby={id} className={css['section']}>
      <h2 id={id}>{title}</h2>
      <p className={css['sectionLead']}>{lead}</p>
      {children}
    </section>
  );
}
