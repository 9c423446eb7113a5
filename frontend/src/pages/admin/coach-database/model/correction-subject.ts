import type { Correction } from './correction';

/** The subject of a correction: "Dana Fieldhouse, Akron", or only the school. */
export function correctionSubject({ coachName, schoolName }: Correction): string {
  return coachName === null ? schoolName : `${coachName}, ${schoolName}`;
}
