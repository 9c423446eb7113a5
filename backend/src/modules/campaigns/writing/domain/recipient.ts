/** A coach as a campaign sees one: shared directory or the athlete's own contact. */
export interface Recipient {
  coachId: number;
  firstName: string;
  lastName: string;
  coachName: string;
  coachEmail: string | null;
  /** As it was written; may be an office number with an extension. */
  coachPhone: string | null;
  /** Without @. */
  coachX: string | null;
  coachTitle: string;
  schoolId: number;
  schoolName: string;
  schoolCity: string;
  schoolState: string;
  position: string;
  isHeadCoach: boolean;
  isExample: boolean;
}
