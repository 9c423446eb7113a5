import { countOf } from '@/shared/lib/figures';

const quarters = 4;

/** Progress of a send for screen readers: a new sentence at each quarter, not at each email. */
export function spokenProgress(settled: number, total: number, keeping = false): string {
  if (total === 0) return '';
  const emails = countOf(total, 'email');
  if (keeping) return `Keeping ${emails}. ${total === 1 ? 'It is' : 'They are'} not delivered.`;
  if (settled >= total) return total === 1 ? 'The email is done.' : `All ${emails} are done.`;
  const quarter = Math.floor((settled / total) * quarters);
  return quarter === 0 ? `Sending ${emails}.` : `${quarter * 25}% of ${emails} are done.`;
}
