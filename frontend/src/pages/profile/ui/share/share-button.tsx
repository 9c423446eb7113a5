import { lazy, Suspense, useState } from 'react';
import Button, { type ButtonProps } from '@mui/material/Button';

/** Rarely opened, so it is loaded on demand. */
const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog')).ShareDialog }));

/** Opens the sharing settings. */
export function ShareButton(props: Omit<ButtonProps, 'onClick' | 'children'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button {...props} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Share Profile
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ShareDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
