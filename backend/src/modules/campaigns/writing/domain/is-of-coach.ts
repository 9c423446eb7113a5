import type { PlaceholderName } from './templates/placeholders.js';

/** Whether coaches have different values of it. */
export function isOfCoach(name: PlaceholderName): boolean {
  return name === 'coach_first_name' || name === 'coach_last_name' || name === 'school_name';
}
