/** One thing that is known about the athlete or the school. Nothing else may be in a text as if it were true. */
export interface Fact {
  /** Stable name: "gpa", "season.passingYards". */
  key: string;
  /** As a person reads it: "GPA". */
  label: string;
  /** As written in an email: "3.7". */
  value: string;
  source: 'profile' | 'games' | 'school';
  /** What a number of this fact measures, in the words of `measureOf`: a GPA of 3.7 is no forty of 3.7. */
  measures: readonly string[];
}

/** A fact as a reader sees it. */
export type StatedFact = Pick<Fact, 'label' | 'value' | 'source'>;
