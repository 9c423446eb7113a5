import { connection } from '@/shared/lib/connection';
import { asApiError } from './as-api-error';

/** What to show an athlete: the server's own words, the network's failure, else the fallback. */
export function errorText(error: unknown, fallback: string): string {
  const known = asApiError(error);
  if (known?.problem) return known.problem.message;
  if (known?.status === 'network') return connection.isOffline() ? 'This needs a connection.' : 'Network error. Please try again.';
  return fallback;
}
