const DIGITS = /^[1-9]\d{0,9}$/;
const LARGEST = 2_147_483_647;

/**
 * The number of a row out of a path; null when no row can have it, so that the answer is "does not exist".
 */
export function rowId(text: string): number | null {
  const id = DIGITS.test(text) ? Number(text) : null;
  return id !== null && id <= LARGEST ? id : null;
}
