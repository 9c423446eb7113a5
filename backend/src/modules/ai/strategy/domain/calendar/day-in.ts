const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DAY =
  /\b(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.? (\d{1,2})(?:st|nd|rd|th)?\b/gi;

/** The first day that a text names and that is not past, YYYY-MM-DD; a day without a year is the next one after `today`. */
export function dayIn(text: string, today: string): string | null {
  for (const [, month = '', day = ''] of text.matchAll(DAY)) {
    const at = MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
    const found = next(at, Number(day), today);
    if (found !== null) return found;
  }
  return null;
}

/** Half a year ahead at most: "in June" written in November of last June is past. */
const AHEAD_MS = 200 * 86_400_000;

function next(month: number, day: number, today: string): string | null {
  const year = Number(today.slice(0, 4));
  const tail = `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const days = [`${year}-${tail}`, `${year + 1}-${tail}`].filter((one) => isDay(one) && one >= today);
  const [first] = days;
  return first !== undefined && Date.parse(first) - Date.parse(today) <= AHEAD_MS ? first : null;
}

function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00.000Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
