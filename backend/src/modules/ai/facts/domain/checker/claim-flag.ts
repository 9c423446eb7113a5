/** A place of a text that the athlete has to check before a coach sees it; offsets in UTF-16 units of the submitted text. */
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
