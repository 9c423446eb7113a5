import type { ReactNode } from 'react';
import css from './chip.module.css';

interface ToggleChipProps {
  active: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** A chip that is switched on and off by pressing it. */
export function ToggleChip({ active, onToggle, children }: ToggleChipProps) {
  return (
    <span className={css['chip']} data-active={active}>
      <button type="button" className={`${css['main']} ${css['toggle']}`} aria-pressed={active} onClick={onToggle}>
        {children}
      </button>
    </span>
  );
}
