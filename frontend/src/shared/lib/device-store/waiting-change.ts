/** Fields with their values, as they go to the server. */
export type ChangedFields = Readonly<Record<string, string | number | boolean | null>>;

/**
 * Why a change is not sent automatically: `conflict`: the server has another value than the one that was changed;
 * `gone`: what it belongs to was deleted; `refused`: the server rejected it.
 */
export type ChangeProblem = { kind: 'conflict'; stored: ChangedFields } | { kind: 'gone' } | { kind: 'refused'; message: string };

/** A change that was made on this device and is not on the server yet; one for each thing that is changed. */
export interface WaitingChange {
  /** `kind` and `target` in one. */
  key: string;
  userId: string;
  /** `newDraft`: a campaign that this device made, under an id of its own. */
  kind: 'tracking' | 'favorite' | 'draft' | 'newDraft';
  /** Id of the school or of the campaign. */
  target: string;
  /** Name of the school or of the campaign, for the list of what waits. */
  label: string;
  fields: ChangedFields;
  /** The values that the server had when the first change was made; of a draft also its revision. */
  before: ChangedFields;
  /** What was sent already, with an answer that never came: the server may have it. */
  tried: readonly ChangedFields[];
  /** Order of the first change of each thing. */
  order: number;
  /** Counts up with every edit, so that an edit during a send is noticed. */
  edits: number;
  problem: ChangeProblem | null;
}
