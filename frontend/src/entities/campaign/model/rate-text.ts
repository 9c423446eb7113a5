import { percentOf } from '@/shared/lib/figures';
/** Below this many emails a percentage would claim more than the numbers know. */
const enough = 20;

/** "2 of 10", or with enough emails "25% · 5 of 20"; null as long as nothing was sent. */
export function rateText(part: number, of: number): string | null {
  if (of === 0) return null;
  const figures = `${part} of ${of}`;
  return of < enough ? figures : `${percentOf(part, of)} · ${figures}`;
}
