/** A coach of a school of the directory as a file tells. Null and a blank title mean: what is stored stays. */
export interface StaffRecord {
  schoolId: number;
  name: string;
  nameKey: string;
  firstName: string;
  lastName: string;
  title: string;
  position: string;
  isHeadCoach: boolean;
  email: string | null;
  phone: string | null;
  /** On X, without @. */
  xHandle: string | null;
}
