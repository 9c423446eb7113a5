import type { ReactNode } from 'react';
import { Brand } from '@/shared/ui/brand';
import { ThemeSwitch } from '@/shared/ui/theme-switch';
import css from './public-header.module.css';

interface PublicHeaderProps {
  /** Links between the name and the theme switch. */
  children?: ReactNode;
}

/** The head of the pages that need no account. */
export function PublicHeader({ children }: PublicHeaderProps) {
  return (
    <header className={css['header']}>
      <Brand />
      <div className={css['end']}>
        {children}
        <ThemeSwitch />
      </div>
    </header>
  );
}
