/** One text in two versions. */
export interface ConflictField {
  name: string;
  label: string;
  mine: string;
  theirs: string;
}
