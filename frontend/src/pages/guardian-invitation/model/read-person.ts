/** What a guardian types to join. */
export interface Person {
  name: string;
  username: string;
  password: string;
  month: string;
  day: string;
  year: string;
}

export const emptyPerson: Person = { name: '', username: '', password: '', month: '', day: '', year: '' };

export type PersonProblems = Partial<Record<keyof Person, string>>;

const numberOf = (text: string): number => (/^\d{1,4}$/u.test(text.trim()) ? Number(text.trim()) : NaN);

/** The day as YYYY-MM-DD; null when there is no such day. */
export function dateOf({ month, day, year }: Pick<Person, 'month' | 'day' | 'year'>): string | null {
  const time = new Date(Date.UTC(numberOf(year), numberOf(month) - 1, numberOf(day)));
  const fits = time.getUTCMonth() === numberOf(month) - 1 && time.getUTCDate() === numberOf(day) && numberOf(year) >= 1900;
  return fits ? time.toISOString().slice(0, 10) : null;
}

/** What is wrong, by field. */
export function checkPerson(person: Person): PersonProblems {
  return {
    ...(person.name.trim() === '' ? { name: 'Please enter your name.' } : {}),
    ...(person.username.trim() === '' ? { username: 'Please choose a username.' } : {}),
    ...(person.password.length < 6 ? { password: 'Password must be at least 6 characters' } : {}),
    ...(dateOf(person) === null ? { month: 'Enter month, day and year as numbers, such as 3, 14 and 1980.' } : {}),
  };
}
