/** What a page that waits for a guardian will show. */
export interface WantedShare {
  /** Ticked fields, as keys. */
  fields: string[];
  /** One of the choices; null: until it is turned off. */
  expiresInDays: number | null;
}

/** Guardians who want to be asked before the share page is turned on. */
export abstract class ShareApproval {
  abstract isNeeded(athleteId: string): Promise<boolean>;
  /** A later question takes the place of an open one. */
  abstract ask(athleteId: string, wanted: WantedShare, now: Date): Promise<void>;
  /** Safe to repeat. */
  abstract withdraw(athleteId: string): Promise<void>;
}
