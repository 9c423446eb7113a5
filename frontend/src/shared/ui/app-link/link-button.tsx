import type { ReactNode } from 'react';
import type { WayBack } from '@/shared/routes';
import Button, { type ButtonProps } from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';

interface LinkButtonProps extends Omit<ButtonProps, 'href'> {
  to: string;
  /** State of the history entry that the link creates. */
  state?: WayBack;
  children: ReactNode;
}

/** A link that looks like a button: it only navigates. */
export function LinkButton({ to, children, ...rest }: LinkButtonProps) {
  return (
    <Button component={RouterLink} to={to} {...rest}>
      {children}
    </Button>
  );
}
