/** The sign of a character: a small letter, 0 for a digit, ~ for an underscore, _ for every other. */
export function signOf(code: number): string {
  if (code >= 0x30 && code <= 0x39) return '0';
  if (code === 0x5f) return '~';
  const low = code >= 0x41 && code <= 0x5a ? code + 0x20 : code;
  return low >= 0x61 && low <= 0x7a ? String.fromCharCode(low) : '_';
}
