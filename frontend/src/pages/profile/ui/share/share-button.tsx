import { lazy, Suspense, useState } from 'react';
import Button, { type ButtonProps } from '@mui/material/Button';

/** Rarely opened, so it comes when it is. */
const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog')).ShareDialog }));

/** Opens what the athlete shows to anyone who has the link. */
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
