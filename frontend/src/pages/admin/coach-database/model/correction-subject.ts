import type { Correction } from './correction';

/** Whom a correction is about: "Dana Fieldhouse, Akron", or the school alone. */
export function correctionSubject({ coachName, schoolName }: Correction): string {
  return coachName === null ? schoolName : `${coachName}, ${schoolName}`;
}
