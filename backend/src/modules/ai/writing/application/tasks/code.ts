import type { PlaceholderName } from '../../../../campaigns/writing/index.js';

/** A placeholder as it is written in an email; only one of the served list can be named. */
export function code(name: PlaceholderName, fallback = ''): string {
  return fallback === '' ? `{{${name}}}` : `{{${name}|${fallback}}}`;
}
