import { useContext } from 'react';
import { ToastContext } from './toast-context';
import type { ToastMessage } from './toast-message';

/** Shows a message for 5 s; a newer one takes its place. */
export function useToast(): (message: ToastMessage) => void {
  const show = useContext(ToastContext);
  if (show === null) throw new Error('useToast must be used inside ToastProvider');
  return show;
}
