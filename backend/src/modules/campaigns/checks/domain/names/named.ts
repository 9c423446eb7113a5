/** A school or coach in a text. Whether it is the wrong one depends on who gets the text. */
export interface NamedInText {
  is: 'school' | 'coach' | 'surname';
  /** As written in the text. */
  text: string;
  folded: string;
  /** Offset in the text. */
  at: number;
  schoolIds: readonly number[];
  /** It is the person whom the text greets or thanks. */
  isGreeted: boolean;
}
