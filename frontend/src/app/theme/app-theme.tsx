import type { ReactNode } from 'react';
import { ThemeProvider } from '@mui/material/styles';
import { appTheme } from './theme';

interface AppThemeProps {
  children: ReactNode;
}

/**
 * MUI in the product's look, for the pages behind the sign-in and the texts. Light or dark is an attribute of the
 * document (shared/lib/color-mode writes it); MUI follows by CSS variables and neither sets nor stores anything. No server
 * draws it (`noSsr`), else MUI would draw all of it a second time at once.
 */
export function AppTheme({ children }: AppThemeProps) {
  return (
    <ThemeProvider theme={appTheme()} storageManager={null} colorSchemeNode={null} noSsr>
      {children}
    </ThemeProvider>
  );
}
