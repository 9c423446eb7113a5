import { InvalidInput } from '../../../../../platform/http/input/validation.pipe.js';
import { CAMPAIGN_LIMITS } from '../../domain/campaign-limits.js';

const MOST = CAMPAIGN_LIMITS.coachesAtOnce;

/** ?emails=52: a number from 0 to what one Send can have. Throws InvalidInput. */
export function emailCountOf(value: unknown): number {
  const count = typeof value === 'string' && /^\d{1,5}$/.test(value) ? Number(value) : -1;
  if (count >= 0 && count <= MOST) return count;
  throw new InvalidInput([{ field: 'emails', code: 'invalid_number', message: `emails takes a number from 0 to ${MOST}.` }]);
}
