export type Urgency = 'high' | 'medium' | 'low';

/** How much a school's roster needs players of one position. */
export interface RosterFit {
  position: string;
  urgency: Urgency;
  /** Players whose class year ends the season of the roster. */
  graduatingPlayers: number;
  /** Of these, marked starters; null when the roster marks none at the position. */
  startersGraduating: number | null;
}

export interface SchoolStrategy {
  schoolId: number;
  school: string;
  /** D1, D2, D3 or na */
  division: string;
  subdivision: string | null;
  /** "Akron, OH" */
  location: string;
  /** The athlete's position; the most needed three while the profile has none; empty without a roster. */
  rosterFit: RosterFit[];
  engagementHistory: string;
  recommendedApproach: string;
  /** Whom to write to, in this order. */
  contactPriority: string[];
}

export interface TimelineMonth {
  /** "November 2026" */
  month: string;
  actions: string[];
}

export interface FollowUp {
  /** Days after the first email. */
  day: number;
  subject: string;
  purpose: string;
}

/** The texts that a model may write. Everything else comes from rules. */
export interface StrategyProse {
  overview: string;
  strengths: string[];
  areasToImprove: string[];
  positionSpecificAdvice: string[];
}

/** A plan for the coming months (requirement E-10). */
export interface Strategy extends StrategyProse {
  schoolStrategies: SchoolStrategy[];
  ncaaCompliance: string[];
  timeline: TimelineMonth[];
  followUpSequence: FollowUp[];
}
