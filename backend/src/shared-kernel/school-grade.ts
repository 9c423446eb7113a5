/** A school year begins in August. */
const FIRST_MONTH = 8;

/**
 * The grade of a class on a day: 12 in the school year that ends with the class year, 13 and more afterwards, 8 and
 * less before high school.
 */
export function schoolGrade(classYear: number, day: string): number {
  const year = Number(day.slice(0, 4));
  const endsIn = Number(day.slice(5, 7)) >= FIRST_MONTH ? year + 1 : year;
  return 12 - (classYear - endsIn);
}
