/** What a request of each kind is about. */
export interface RequestData {
  /** Turning on the share page with these ticks, until then (ISO 8601; null: without an end). */
  sharing: { fields: string[]; expiresInDays: number | null };
  /** Another birth date, as YYYY-MM-DD; null: none. */
  birth_date: { birthdate: string | null };
}

export type RequestKind = keyof RequestData;

export interface GuardianRequest<K extends RequestKind = RequestKind> {
  id: string;
  athleteId: string;
  kind: K;
  data: RequestData[K];
  askedAt: Date;
  expiresAt: Date;
}

export interface RequestDecision {
  id: string;
  athleteId: string;
  guardianId: string;
  decision: 'approved' | 'declined';
}
