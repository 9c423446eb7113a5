import type { ReactNode } from 'react';
import css from './plain-button.module.css';

interface PlainButtonProps {
  children: ReactNode;
  type?: 'button' | 'submit';
  disabled?: boolean;
  fullWidth?: boolean;
  /** Beside a main button. */
  quiet?: boolean;
  onClick?: () => void;
}

/** The theme's main button without MUI: for what the first load has to carry. */
export function PlainButton({ children, type = 'button', disabled = false, fullWidth = false, quiet = false, onClick }: PlainButtonProps) {
  return (
    <button
      type={type}
      disabled={disabled}
      onClick={onClick}
      className={css[quiet ? 'quiet' : 'button']}
      style={fullWidth ? { width: '100%' } : undefined}
    >
      {children}
    </button>
  );
}
