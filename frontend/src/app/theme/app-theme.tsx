import type { ReactNode } from 'react';
import { ThemeProvider } from '@mui/material/styles';
import { theme } from './theme';

interface AppThemeProps {
  children: ReactNode;
}

/**
 * MUI in the product's look, for the pages behind the sign-in and the texts. Light or dark is an attribute of the
 * document (shared/lib/color-mode writes it); MUI follows by CSS variables and neither sets nor stores anything.
 */
export function AppTheme({ children }: AppThemeProps) {
  return (
    <ThemeProvider theme={theme} storageManager={null} colorSchemeNode={null}>
      {children}
    </ThemeProvider>
  );
}
