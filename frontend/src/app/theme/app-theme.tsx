import type { ReactNode } from 'react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { BaseStyles } from './base-styles';
import { theme, themeStorageKey } from './theme';
import './fonts.css';

interface AppThemeProps {
  children: ReactNode;
}

/** Light or dark after the system until the athlete chooses; the choice is remembered. */
export function AppTheme({ children }: AppThemeProps) {
  return (
    <ThemeProvider
      theme={theme}
      defaultMode="system"
      modeStorageKey={themeStorageKey}
      disableTransitionOnChange
      noSsr
    >
      <CssBaseline enableColorScheme />
      <BaseStyles />
      {children}
    </ThemeProvider>
  );
}
