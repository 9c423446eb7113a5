const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const SPANISH = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');
const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const ORDINALS =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  );

/** A birth date in the ways that people write it, with and without its year, and the year alone; folded. */
export function dateVariants(iso: string): string[] {
  const [year = '', month = '', day = ''] = iso.split('-');
  const months = monthWords(Number(month));
  const days = dayWords(Number(day));
  const spoken = months.flatMap((name) =>
    days.flatMap((one) => [name + one, `${name}the${one}`, one + name, `${one}of${name}`, `${one}de${name}`]),
  );
  return [...spoken, ...inDigits(year, Number(month), Number(day)), year, ...yearWords(Number(year))];
}

function monthWords(month: number): string[] {
  const [english = '', spanish = ''] = [MONTHS[month - 1], SPANISH[month - 1]];
  return [english, english.slice(0, 3), english.slice(0, 4), spanish].filter((name) => name.length >= 3);
}

function dayWords(day: number): string[] {
  const ending = day % 10 < 4 && Math.floor(day / 10) !== 1 ? (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th') : 'th';
  return [String(day), String(day).padStart(2, '0'), `${day}${ending}`, ordinal(day), cardinal(day)];
}

function inDigits(year: string, month: number, day: number): string[] {
  const both = (value: number) => [String(value), String(value).padStart(2, '0')];
  const years = [year, year.slice(2)];
  return both(month).flatMap((m) => both(day).flatMap((d) => years.flatMap((y) => [m + d + y, d + m + y, y + m + d])));
}

/** For the years in which athletes are born: "two thousand nine". */
function yearWords(year: number): string[] {
  const rest = year % 100;
  const words = cardinal(rest);
  if (year < 2000) return [`nineteen${words}`];
  return [`twothousand${words}`, `twothousandand${words}`, `twenty${rest < 10 ? 'oh' : ''}${words}`];
}

function cardinal(value: number): string {
  const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
  return ONES[value] ?? (tens[Math.floor(value / 10)] ?? '') + (value % 10 === 0 ? '' : (ONES[value % 10] ?? ''));
}

function ordinal(value: number): string {
  if (value === 30) return 'thirtieth';
  if (value === 20) return 'twentieth';
  return ORDINALS[value] ?? cardinal(value - (value % 10)) + (ORDINALS[value % 10] ?? '');
}
