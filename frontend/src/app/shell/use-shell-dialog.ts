import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { isDialogOpen, isTyping, onMac } from '@/shared/lib/keys';

export type ShellDialog = 'search' | 'keys' | null;

function isSearchKey({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  const [held, other] = onMac() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  return held && !other && !shiftKey && key.toLowerCase() === 'k';
}

/** The dialog for a key: ⌘K or Ctrl-K also while typing, "?" only outside of text fields. */
function askedBy(event: KeyboardEvent): ShellDialog {
  if (event.altKey || event.repeat) return null;
  if (isSearchKey(event)) return 'search';
  const isPlain = !event.ctrlKey && !event.metaKey;
  return isPlain && event.key === '?' && !isTyping(event.target) ? 'keys' : null;
}

/** The search over everything and the list of keys: which is open, and the keys that open them. Another page closes them. */
export function useShellDialog(offered: boolean): readonly [ShellDialog, (next: ShellDialog) => void] {
  const [open, setOpen] = useState<ShellDialog>(null);
  const { pathname } = useLocation();
  const [seen, setSeen] = useState(pathname);
  if (seen !== pathname) {
    setSeen(pathname);
    setOpen(null);
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const asked = askedBy(event);
    if (asked === null || (open === null && isDialogOpen())) return;
    // Else the browser's own search takes the key.
    event.preventDefault();
    setOpen(asked === open ? null : asked);
  });

  useEffect(() => {
    if (!offered) return undefined;
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [offered]);
  return [open, setOpen];
}
