/** Why a person should be checked before it is stored. */
export type StaffCheck = 'address_was_hidden' | 'shared_address' | 'two_addresses';

/** A person on a staff page. Data missing from the page is null. */
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
