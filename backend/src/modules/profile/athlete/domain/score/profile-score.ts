/** A part that is missing in a profile. */
export interface MissingPart {
  /** The field of the user that fills it; `games` and `profileImageUrl` have screens of their own. */
  field: string;
  label: string;
  /** Points of 100 that it brings. */
  weight: number;
}

/** How complete a profile is: 0 to 100, and what is missing, the heaviest first. */
export interface ProfileScore {
  score: number;
  missing: MissingPart[];
}

/** The data that the score uses; null or blank = missing. */
export interface ScoredProfile {
  firstName: string | null;
  lastName: string | null;
  position: string | null;
  graduationYear: number | null;
  height: string | null;
  weight: number | null;
  gpa: number | null;
  satScore: number | null;
  actScore: number | null;
  highSchool: string | null;
  city: string | null;
  state: string | null;
  hudlProfileUrl: string | null;
  profileImageUrl: string | null;
  /** How many film clips beside the film link. */
  filmClips: number;
  games: number;
}

interface Part extends MissingPart {
  has(profile: ScoredProfile): boolean;
}

const isFilled = (value: string | number | null): boolean => value !== null && value !== '';

/**
 * The weight table (requirement D-02); it adds up to 100. Film weighs most, because a coach decides by it whether to
 * read on; then what he sorts by: name, position, class year, grades and size. The core GPA is not in it: most athletes
 * learn theirs only when they register with the NCAA.
 */
export const PROFILE_PARTS: readonly Part[] = [
  { field: 'hudlProfileUrl', label: 'Film', weight: 15, has: (p) => isFilled(p.hudlProfileUrl) || p.filmClips > 0 },
  { field: 'position', label: 'Position', weight: 10, has: (p) => isFilled(p.position) },
  { field: 'graduationYear', label: 'Graduation year', weight: 10, has: (p) => isFilled(p.graduationYear) },
  { field: 'gpa', label: 'GPA', weight: 10, has: (p) => isFilled(p.gpa) },
  { field: 'height', label: 'Height', weight: 8, has: (p) => isFilled(p.height) },
  { field: 'games', label: 'A game with your stats', weight: 8, has: (p) => p.games > 0 },
  { field: 'weight', label: 'Weight', weight: 7, has: (p) => isFilled(p.weight) },
  { field: 'profileImageUrl', label: 'Photo', weight: 7, has: (p) => isFilled(p.profileImageUrl) },
  { field: 'firstName', label: 'First name', weight: 5, has: (p) => isFilled(p.firstName) },
  { field: 'lastName', label: 'Last name', weight: 5, has: (p) => isFilled(p.lastName) },
  { field: 'highSchool', label: 'High school', weight: 5, has: (p) => isFilled(p.highSchool) },
  { field: 'satScore', label: 'SAT or ACT score', weight: 5, has: (p) => isFilled(p.satScore) || isFilled(p.actScore) },
  { field: 'city', label: 'City', weight: 3, has: (p) => isFilled(p.city) },
  { field: 'state', label: 'State', weight: 2, has: (p) => isFilled(p.state) },
];

/** Adds up the weights of what is there. */
export function profileScore(profile: ScoredProfile): ProfileScore {
  const missing = PROFILE_PARTS.filter((part) => !part.has(profile));
  const lost = missing.reduce((sum, { weight }) => sum + weight, 0);
  return { score: 100 - lost, missing: missing.map(({ field, label, weight }) => ({ field, label, weight })) };
}
