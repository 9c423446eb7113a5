import { useEffect, useEffectEvent, useState } from 'react';
import type { User } from '@/entities/athlete';
import { useToast } from '@/shared/ui/toast';
import { palettePages } from './palette-pages';
import type { ShellDialog } from './use-shell-dialog';

interface ShellDialogsProps {
  user: User;
  open: ShellDialog;
  onOpen: (next: ShellDialog) => void;
}

const load = () => import('@/features/search-palette');

/** The search over everything and the list of keys, fetched when one is first opened. */
export function ShellDialogs({ user, open, onOpen }: ShellDialogsProps) {
  const [parts, setParts] = useState<Awaited<ReturnType<typeof load>> | null>(null);
  const toast = useToast();
  const isWanted = open !== null && parts === null;
  const onFailure = useEffectEvent(() => {
    onOpen(null);
    toast({ title: 'The search could not be loaded', description: 'Check your connection and try again.', variant: 'destructive' });
  });
  useEffect(() => {
    // A page with unsaved words must not break where this fails.
    if (isWanted) load().then(setParts, () => onFailure());
  }, [isWanted]);

  if (parts === null || open === null) return null;
  const { KeyList, SearchPalette } = parts;
  const close = () => onOpen(null);
  if (open === 'keys') return <KeyList isAdmin={user.isAdmin} onClose={close} />;
  return <SearchPalette pages={palettePages(user)} onClose={close} onKeys={() => onOpen('keys')} />;
}
