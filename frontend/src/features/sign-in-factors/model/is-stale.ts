import { asApiError } from '@/shared/api';

/** Whether the server requires a fresh proof of identity for this session. */
export function isStale(error: unknown): boolean {
  return error !== undefined && asApiError(error)?.problem?.code === 'confirmation_needed';
}
