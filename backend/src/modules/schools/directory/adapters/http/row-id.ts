const DIGITS = /^[1-9]\d{0,9}$/;
const LARGEST = 2_147_483_647;

/** Parses the number of a row in a path; null for an impossible number, so that the response is 404. */
export function rowId(text: string): number | null {
  const id = DIGITS.test(text) ? Number(text) : null;
  return id !== null && id <= LARGEST ? id : null;
}
