import { SECOND_LEVELS, SHARED_HOSTS } from './words/domains.js';

/**
 * Returns the organisation that a host belongs to: athletics.akron.edu → akron.edu, x.ac.uk → x.ac.uk, isd.k12.tx.us →
 * isd.k12.tx.us, and a site's own name on a shared host. '' for a public suffix alone.
 */
export function organisationOf(host: string): string {
  const labels = host.split('.').filter(Boolean);
  const ending = endingOf(labels);
  return labels.length > ending ? labels.slice(-ending - 1).join('.') : '';
}

/** How many labels of a host are an ending that others have too. */
function endingOf(labels: readonly string[]): number {
  if (SHARED_HOSTS.has(labels.slice(-2).join('.'))) return 2;
  const [third = '', second = '', last = ''] = [labels.at(-3), labels.at(-2), labels.at(-1)];
  if (last === 'us' && SECOND_LEVELS.has(third) && second.length === 2) return 3;
  return last.length === 2 && SECOND_LEVELS.has(second) ? 2 : 1;
}
