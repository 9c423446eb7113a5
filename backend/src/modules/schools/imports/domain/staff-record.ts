/** A coach of a directory school from a file. Null and a blank title mean: the stored value stays. */
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
