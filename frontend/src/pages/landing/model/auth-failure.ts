import { asApiError } from '@/shared/api';
import type { ToastMessage } from '@/shared/ui/toast';

/** The toast for a refused sign-in or sign-up: the server's words, the network's failure, else the fallback. */
export function authFailure(title: string, error: unknown, fallback: string): ToastMessage {
  const known = asApiError(error);
  const offline = known?.status === 'network';
  return {
    title,
    description: offline ? 'Network error. Please try again.' : (known?.problem?.message ?? fallback),
    variant: 'destructive',
  };
}
