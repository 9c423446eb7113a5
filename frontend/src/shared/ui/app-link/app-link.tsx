import type { ReactNode } from 'react';
import MuiLink, { type LinkProps } from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';

interface AppLinkProps extends Omit<LinkProps, 'href'> {
  to: string;
  children: ReactNode;
}

/** A link to another page of the app. */
export function AppLink({ to, children, ...rest }: AppLinkProps) {
  return (
    <MuiLink component={RouterLink} to={to} {...rest}>
      {children}
    </MuiLink>
  );
}
