import type { Fact } from '../../facts/domain/fact.js';
import type { Asked } from './schools/asks-of.js';
import type { RosterFit } from './strategy.js';

/** The newest offer that the athlete logged of a school. */
export interface LoggedOffer {
  /** Null: the athlete gave none. */
  status: 'verbal' | 'written' | 'signed' | 'withdrawn' | 'declined' | null;
  /** YYYY-MM-DD: the last day to answer. */
  deadline: string | null;
}

/** A call, a visit or a camp that the athlete logged; a visit or a camp may be to come. */
export interface LoggedEvent {
  kind: 'call' | 'text' | 'visit' | 'camp' | 'other';
  /** YYYY-MM-DD */
  on: string;
  /** YYYY-MM-DD: the last day to answer an invitation. */
  deadline: string | null;
}

/** What the athlete logged about one school; days are those of the athlete's time zone. */
export interface Engagement {
  sent: number;
  opened: number;
  replied: number;
  /** YYYY-MM-DD */
  lastSentOn: string | null;
  lastReplyOn: string | null;
  /** A coach's message is unanswered. */
  isReplyWaiting: boolean;
  /** A coach did not answer for a week or more. Never true for declined and committed schools. */
  isSilent: boolean;
  /** Calls, visits and the like that the athlete logged. */
  contacts: number;
  offer: LoggedOffer | null;
  /** Newest first. */
  events: readonly LoggedEvent[];
  /** What the coach whose message is unanswered asked for; null when there is none, or nothing was recognized. */
  asked: Asked | null;
  /** The last message of a coach asks for news later and for no answer now. */
  isNewsAwaited?: boolean;
  /** The last message of a coach, or the athlete's own note, mentions an injury of the athlete. */
  isInjuryNamed?: boolean;
  /** The athlete's own words; '' = none. */
  nextStep: string;
}

export interface StaffMember {
  name: string;
  title: string;
  /** Codes separated by commas ("OC,QB"), or ''. */
  position: string;
  isHeadCoach: boolean;
  hasEmail: boolean;
}

/** How one part of the fit came out. */
export interface FitPartResult {
  key: 'academic' | 'athletic' | 'geographic' | 'need';
  label: string;
  /** Null: unknown. */
  score: number | null;
  /** Above `score` where the part is a range. */
  high: number | null;
  missingFrom: 'profile' | 'school' | null;
  band: 'strong' | 'solid' | 'weak' | 'unknown';
  /** True when only the division's usual score is known. */
  isBaseline: boolean;
  sentence: string;
}

/** A favorite with everything that the plan rests on. */
export interface StrategySchool {
  id: number;
  name: string;
  division: string;
  subdivision: string | null;
  association: string | null;
  conference: string | null;
  city: string;
  state: string;
  leadLevel: 'hot' | 'warm' | 'committed' | 'declined' | 'cold';
  fit: {
    score: number | null;
    tier: 'likely' | 'target' | 'reach' | 'still_open' | 'below_minimum' | 'unknown';
    parts: FitPartResult[];
    changes: string[];
    /** The minimum that the athlete is below: what it is, and what is still open. */
    gate: { sentence: string; stillOpen: string } | null;
  };
  rosterSeason: number | null;
  /** The fall in which the athlete would start; null or left out: not known. */
  entryYear?: number | null;
  rosterFit: RosterFit[];
  engagement: Engagement;
  /** When coaches of the school may write to the athlete; `from` is YYYY-MM-DD. */
  window: { state: 'now' | 'later' | 'unknown'; from: string | null };
  staff: StaffMember[];
}

/** A day of the rules table that concerns the athlete's class and one of the favorites. */
export interface RuleDay {
  kind: 'signing' | 'official visit';
  /** YYYY-MM-DD */
  on: string;
  /** The rule's own words. */
  text: string;
  /** "press", "an association" */
  source: string;
}

/** All that is known for a plan; nothing else may be in it. */
export interface StrategyMaterial {
  /** YYYY-MM-DD in the athlete's time zone */
  today: string;
  /** The closed list about the athlete. */
  facts: readonly Fact[];
  /** In the order of the plan. */
  schools: readonly StrategySchool[];
  /** From the rules table. */
  compliance: readonly string[];
  ruleDays: readonly RuleDay[];
  /** Names of junior colleges near home, for who is below a minimum; none of them is on the list. */
  juniorColleges?: readonly string[];
  /** What to do where the core GPA is only just enough. */
  nearMinimum?: string | null;
}
