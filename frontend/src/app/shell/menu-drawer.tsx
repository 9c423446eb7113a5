import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type Drawer from '@mui/material/Drawer';
import { useBackCloses } from '@/shared/lib/back-closes';
import { useToast } from '@/shared/ui/toast';

interface MenuDrawerProps {
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

const load = async () => (await import('@mui/material/Drawer')).default;

/** The whole menu on a phone, fetched when it is first opened: no page needs it before. */
export function MenuDrawer({ open, onClose, children }: MenuDrawerProps) {
  const [parts, setParts] = useState<{ Drawer: typeof Drawer } | null>(null);
  const toast = useToast();
  useBackCloses(open, onClose);
  const isWanted = open && parts === null;
  const onFailure = useEffectEvent(() => {
    onClose();
    toast({ title: 'The menu could not be loaded', description: 'Check your connection and try again.', variant: 'destructive' });
  });
  useEffect(() => {
    if (!isWanted) return;
    load().then(
      (loaded) => setParts({ Drawer: loaded }),
      () => onFailure(),
    );
  }, [isWanted]);

  if (parts === null) return null;
  const { Drawer: Loaded } = parts;
  return (
    <Loaded open={open} onClose={onClose} slotProps={{ paper: { 'aria-label': 'Menu', sx: { width: 288, maxWidth: '86vw' } } }}>
      {children}
    </Loaded>
  );
}
