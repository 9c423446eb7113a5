import type { ReactNode } from 'react';
import css from './status-pill.module.css';

export type PillTone = 'neutral' | 'good' | 'next' | 'bad' | 'info';

interface StatusPillProps {
  tone?: PillTone;
  icon?: ReactNode;
  /** The word: colour never speaks alone. */
  children: ReactNode;
}

/** A status in one word on a tinted background. Without MUI, because long lists render many of them. */
export function StatusPill({ tone = 'neutral', icon, children }: StatusPillProps) {
  return (
    <span className={css['pill']} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}
