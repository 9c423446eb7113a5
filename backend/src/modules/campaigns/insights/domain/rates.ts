/** What rates are of: emails that did not bounce, and what became of them. */
export interface Rates {
  counted: number;
  /** Of these, the ones whose opens can be seen: not sent by hand. */
  seen: number;
  /** Of the seen ones; an estimate. */
  opened: number;
  replied: number;
}

/** What came of the schools of an athlete; each school counts once in each. */
export interface SchoolSteps {
  /** Written to, or with a logged call, visit or offer. */
  schools: number;
  written: number;
  replied: number;
  called: number;
  visited: number;
  /** An offer that was not withdrawn. */
  offered: number;
}
