import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { connection } from '@/shared/lib/connection';
import css from './toast.module.css';
import { ToastCard } from './toast-card';
import { ToastContext } from './toast-context';
import type { ToastMessage } from './toast-message';

interface ToastProviderProps {
  children: ReactNode;
  /** How long a toast is visible, in milliseconds. */
  lifetimeMs?: number;
}

interface Shown {
  /** Counts up, so that the same words twice are two toasts. */
  serial: number;
  message: ToastMessage;
}

/** An open dialog hides everything outside of it from screen readers; toasts must still be announced, so `aria-hidden` is removed. */
function keepHeard(place: HTMLDivElement | null): (() => void) | undefined {
  if (place === null) return undefined;
  const watch = new MutationObserver(() => place.removeAttribute('aria-hidden'));
  watch.observe(place, { attributes: true, attributeFilter: ['aria-hidden'] });
  return () => watch.disconnect();
}

/** Shows one toast at a time and announces it; the live regions exist before their text. */
export function ToastProvider({ children, lifetimeMs = 5000 }: ToastProviderProps) {
  const [shown, setShown] = useState<Shown | null>(null);
  const show = useCallback((message: ToastMessage) => {
    // The missing connection is already shown elsewhere, and the action itself did not fail.
    const calm = connection.isOffline() ? { ...message, variant: 'default' as const } : message;
    setShown((before) => ({ serial: (before?.serial ?? 0) + 1, message: calm }));
  }, []);
  const dismiss = useCallback(() => setShown(null), []);

  useEffect(() => {
    if (shown === null) return undefined;
    const timer = setTimeout(dismiss, lifetimeMs);
    return () => clearTimeout(timer);
  }, [shown, dismiss, lifetimeMs]);

  const card = shown && <ToastCard key={shown.serial} message={shown.message} onDismiss={dismiss} />;
  const bad = shown?.message.variant === 'destructive';
  return (
    <ToastContext value={show}>
      {children}
      {createPortal(
        <div ref={keepHeard} role="region" aria-label="Notifications" className={css['place']}>
          <div role="status" aria-live="polite">
            {!bad && card}
          </div>
          <div role="alert">{bad && card}</div>
        </div>,
        document.body,
      )}
    </ToastContext>
  );
}
