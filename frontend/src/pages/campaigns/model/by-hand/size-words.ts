import type { ShortMessage } from '@/entities/campaign';

const why: Record<ShortMessage['counting'], string> = {
  x: 'X counts a link as 23 and an emoji as 2.',
  gsm: 'One text message holds 160 letters.',
  ucs2: 'A special letter or emoji is in it, so one text message holds only 70 letters.',
};

/** "62 of 280", and how it is counted. */
export function sizeWords({ length, limit, counting }: Pick<ShortMessage, 'length' | 'limit' | 'counting'>): string {
  const over = length > limit ? ` Make it ${length - limit} shorter.` : '';
  return `${length} of ${limit}.${over} ${why[counting]}`;
}
