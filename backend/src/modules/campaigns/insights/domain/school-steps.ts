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
