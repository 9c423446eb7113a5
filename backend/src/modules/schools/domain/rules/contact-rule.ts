/** What a rule is about. */
export type RuleChannel =
  | 'writing'
  | 'off_campus'
  | 'official_visit'
  | 'academics'
  | 'aid'
  | 'amateurism'
  | 'signing'
  | 'roster'
  | 'periods'
  | 'eligibility';

export type RuleStatus = 'in force' | 'proposed' | 'disputed' | 'unverified';

/** One row of the rules table. Dates are ISO days; what does not apply is null. */
export interface ContactRule {
  ruleId: string;
  body: string;
  /** Null: every division of the body. */
  division: string | null;
  subdivision: string | null;
  sport: string;
  channel: RuleChannel;
  /** From when on; null: at any time. Counted from the year in which the athlete leaves high school. */
  starts: GradeDay | null;
  effectiveFrom: string | null;
  effectiveTo: string | null;
  text: string;
  sourceUrl: string;
  verifiedOn: string;
  status: RuleStatus;
}

/** A day of a school year, such as June 15 after the sophomore year: two years before the class year. */
export interface GradeDay {
  yearsBeforeClass: number;
  /** 06-15. */
  monthDay: string;
}
