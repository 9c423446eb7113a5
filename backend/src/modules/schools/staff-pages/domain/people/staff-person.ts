/** Why somebody should look at a person before it is stored. */
export type StaffCheck = 'address_was_hidden' | 'shared_address' | 'two_addresses';

/** Somebody whom a staff page names. What the page does not say is null. */
export interface StaffPerson {
  firstName: string;
  lastName: string;
  title: string;
  email: string | null;
  /** As it is written, an extension behind " x". */
  phone: string | null;
  /** Of X, without @. */
  twitter: string | null;
  /** "Football", another sport, or null for an office. */
  sport: string | null;
  isCoach: boolean;
  checks: StaffCheck[];
}
