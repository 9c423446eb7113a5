import { countText } from '@/shared/lib/figures';
/** Shorter fields are visible as a whole, so they need no character count. */
const SHORTEST = 100;
const NEAR = 0.9;

/**
 * "18,200 of 20,000 characters" when a text is near the most that its field takes, else undefined.
 */
export function lengthLeft(value: unknown, most: number | undefined): string | undefined {
  if (typeof value !== 'string' || most === undefined || most < SHORTEST) return undefined;
  if (value.length < most * NEAR) return undefined;
  return `${countText(value.length)} of ${countText(most)} characters`;
}
