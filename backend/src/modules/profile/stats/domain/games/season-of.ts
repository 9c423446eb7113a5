const AUGUST = 8;

/**
 * The season that a day belongs to, named by the year of its fall: from August to the following July. High schools
 * of the USA play from August to December; spring leagues and playoffs moved to the spring count to the fall before.
 */
export function seasonOf(date: string): number {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return month >= AUGUST ? year : year - 1;
}
