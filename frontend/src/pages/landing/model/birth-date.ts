/** What is in the fields of the first step of Sign Up. */
export interface BirthDate {
  month: string;
  day: string;
  year: string;
}

export const emptyBirthDate: BirthDate = { month: '', day: '', year: '' };

/** The day as YYYY-MM-DD, or the field that is wrong and what to do about it. */
export type BirthDateReading = { date: string } | { field: keyof BirthDate; problem: string };

const oldestYear = 1900;
const youngestAge = 13;
/** UTC-12: the last place on Earth where a day begins. The server counts birthdays there too. */
const lastZoneMs = 12 * 3_600_000;
const wholeNumber = /^\d{1,4}$/u;

const numberOf = (text: string): number => (wholeNumber.test(text.trim()) ? Number(text.trim()) : NaN);

function dayOf(year: number, month: number, day: number): string | null {
  const time = new Date(Date.UTC(year, month - 1, day));
  return time.getUTCMonth() === month - 1 && time.getUTCDate() === day ? time.toISOString().slice(0, 10) : null;
}

/** Reads what was typed. */
export function readBirthDate(typed: BirthDate, now: Date): BirthDateReading {
  const [month, day, year] = [numberOf(typed.month), numberOf(typed.day), numberOf(typed.year)];
  if (!(month >= 1 && month <= 12)) return { field: 'month', problem: 'Enter the month as a number from 1 to 12.' };
  if (!(day >= 1 && day <= 31)) return { field: 'day', problem: 'Enter the day as a number from 1 to 31.' };
  if (!(year >= oldestYear)) return { field: 'year', problem: 'Enter the year with four digits.' };
  const date = dayOf(year, month, day);
  if (date === null) return { field: 'day', problem: 'This month has no such day. Check the date.' };
  if (date > now.toISOString().slice(0, 10)) return { field: 'year', problem: 'This date is in the future. Check the year.' };
  return { date };
}

/** Whether a person is under 13. A birthday counts once it has begun everywhere on Earth; 29 February counts on 1 March. */
export function isTooYoung(date: string, now: Date): boolean {
  const today = new Date(now.getTime() - lastZoneMs).toISOString().slice(0, 10);
  return date > `${Number(today.slice(0, 4)) - youngestAge}${today.slice(4)}`;
}
