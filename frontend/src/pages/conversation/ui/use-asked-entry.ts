import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { ConversationPart } from '@/entities/campaign';

/** Scrolls once to the email or reply named in the address; loads earlier ones until it is there. */
export function useAskedEntry(parts: readonly ConversationPart[], onEarlier: (() => void) | null): void {
  const { hash, key } = useLocation();
  const shown = useRef<string | null>(null);
  const asked = hash.slice(1);
  const isLoaded = parts.length > 0;
  const isThere = parts.some(({ emails, replies }) => [...emails, ...replies].some(({ id }) => id === asked));
  useEffect(() => {
    if (asked === '' || !isLoaded || shown.current === key) return;
    if (isThere) {
      shown.current = key;
      const entry = document.getElementById(asked);
      entry?.scrollIntoView({ block: 'center' });
      entry?.focus({ preventScroll: true });
    } else onEarlier?.();
  }, [asked, isLoaded, isThere, key, onEarlier]);
}
