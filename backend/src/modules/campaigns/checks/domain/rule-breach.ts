/** A rule that a text breaks, and where. */
export interface RuleBreach {
  code: 'leftover_bracket' | 'shouting';
  at: number;
  text: string;
}
