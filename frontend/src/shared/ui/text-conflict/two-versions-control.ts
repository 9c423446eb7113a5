import type { ConflictField } from './conflict-field';

/** Two versions of the texts of a form: what is shown, and what can be done. */
export interface TwoVersionsControl {
  /** Set while both versions are on the screen; `refused`: a save did not overwrite the stored text. */
  shown: { fields: readonly ConflictField[]; refused: boolean } | null;
  /** The version that was not chosen earlier; null when there is none. */
  other: Readonly<Record<string, string>> | null;
  compare(): void;
  /** Back to the form with nothing decided. */
  close(): void;
  /** Forgets the version that was not chosen. */
  discard(): void;
  /** Mine stays in the form; returns the revision that it has to replace now, null when nothing has to be saved. */
  keepMine(): number | null;
  /** Theirs goes into the form; after a refused save that is the stored text. */
  useTheirs(): void;
  /** Both go into the long text, to be made into one by hand. */
  merge(): Promise<void>;
}
