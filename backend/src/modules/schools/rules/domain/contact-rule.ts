/** What a rule is about. */
export const RULE_CHANNELS = [
  ...(['writing', 'call', 'off_campus', 'visit_official', 'visit_unofficial', 'offer_written', 'signing'] as const),
  ...(['transfer', 'eligibility', 'academics', 'amateurism', 'roster', 'aid', 'calendar'] as const),
] as const;
export type RuleChannel = (typeof RULE_CHANNELS)[number];

export const RULE_STATUSES = ['in force', 'proposed', 'disputed', 'unverified'] as const;
export type RuleStatus = (typeof RULE_STATUSES)[number];

/** Who published the source. */
export const RULE_SOURCE_KINDS = ['association', 'school', 'law_firm', 'press', 'other'] as const;
export type RuleSourceKind = (typeof RULE_SOURCE_KINDS)[number];

/** One row of the rules table. Dates are ISO days; what does not apply is null. */
export interface ContactRule {
  ruleId: string;
  /** NCAA, NAIA, NJCAA, … */
  body: string;
  /** Null: every division of the body. */
  division: string | null;
  subdivision: string | null;
  sport: string;
  channel: RuleChannel;
  /** From when on; null: at any time. */
  starts: RuleStart | null;
  effectiveFrom: string | null;
  effectiveTo: string | null;
  /** The least GPA of the core courses that the rule asks for. */
  minimumCoreGpa: number | null;
  text: string;
  sourceUrl: string;
  sourceKind: RuleSourceKind;
  verifiedOn: string;
  status: RuleStatus;
}

export type RuleStart = GradeDay | DateRange | BirthAge;

/** A day of a school year, such as June 15 after the sophomore year: two years before the class year. */
export interface GradeDay {
  anchor: 'grade';
  /** The class year is the year in which the athlete finishes high school. */
  yearsBeforeClass: number;
  /** 06-15 */
  monthDay: string;
}

/** Days of one season, the same for everybody. */
export interface DateRange {
  anchor: 'date';
  from: string;
  /** Inclusive; null: one day, or an end that is not known. */
  to: string | null;
}

/** The first `monthDay` on which the athlete has had the birthday of that age. */
export interface BirthAge {
  anchor: 'birth';
  age: number;
  /** 09-01: a birthday on that day counts for the next year. */
  monthDay: string;
}
