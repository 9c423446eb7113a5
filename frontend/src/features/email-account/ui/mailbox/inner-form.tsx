import type { KeyboardEvent, ReactNode } from 'react';
import Box from '@mui/material/Box';

interface InnerFormProps {
  label: string;
  onSubmit: () => void;
  children: ReactNode;
}

/**
 * Fields that are submitted together, with Enter too. No form element: the whole profile page is one, and a form inside of a
 * form is submitted by the browser itself, with what was typed in the address of the page.
 */
export function InnerForm({ label, onSubmit, children }: InnerFormProps) {
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    onSubmit();
  }

  return (
    <Box role="group" aria-label={label} onKeyDown={onKeyDown} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {children}
    </Box>
  );
}
