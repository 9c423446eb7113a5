/** A place of a text that a person has to look at before a coach does; offsets in UTF-16 units of the text as it was sent. */
export interface ClaimFlag {
  text: string;
  start: number;
  end: number;
  reason: string;
  /** `error`: it contradicts what is known. `confirm`: nothing is known about it. */
  severity: 'error' | 'confirm';
}

/** A finding in one sentence, with offsets in that sentence. */
export type Finding = Pick<ClaimFlag, 'start' | 'end' | 'reason' | 'severity'>;
