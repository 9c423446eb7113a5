/** The number that was typed; null unless it is whole and from `least` to `most`. */
export function wholeNumber(typed: string, least: number, most: number): number | null {
  const text = typed.trim();
  if (!/^\d{1,9}$/.test(text)) return null;
  const value = Number(text);
  return value < least || value > most ? null : value;
}
