import { asApiError } from '@/shared/api';

/** Whether the server wants to know first who sits in front of this open session. */
export function isStale(error: unknown): boolean {
  return error !== undefined && asApiError(error)?.problem?.code === 'confirmation_needed';
}
