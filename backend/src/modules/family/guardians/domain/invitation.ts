/** An invitation that is open. */
export interface Invitation {
  id: string;
  athleteId: string;
  address: string;
  /** The server delivered the link; else the athlete handed it over. */
  mailed: boolean;
  createdAt: Date;
  expiresAt: Date;
}
