import type { FitAthlete } from '../../domain/fit-athlete.js';
import type { FitSchool } from '../../domain/fit-school.js';

/** An athlete whose town is not looked up yet. */
export type AthleteFacts = Omit<FitAthlete, 'home'>;

/** What an analysis needs to know. */
export abstract class FitFacts {
  /** Null when the school does not exist. */
  abstract ofSchool(userId: string, schoolId: number): Promise<{ athlete: AthleteFacts; school: FitSchool } | null>;
  /** By school id; the rosters hold no rivals, only counts. */
  abstract ofFavorites(userId: string): Promise<{ athlete: AthleteFacts; schools: FitSchool[] }>;
}
