/** 33.125 → "33 1/8"; a length is measured in eighths of an inch. */
export function inchesText(inches: number): string {
  const eighths = Math.round((inches % 1) * 8);
  if (eighths === 0) return String(inches);
  const common = eighths % 4 === 0 ? 4 : eighths % 2 === 0 ? 2 : 1;
  return `${Math.floor(inches)} ${eighths / common}/${8 / common}`;
}

/** "33 1/8" or "33.125" → 33.125; NaN for anything else. */
export function inchesOf(text: string): number {
  const [, whole, over, under] = /^(\d{1,3})[ -]([1-7])\/([248])$/.exec(text) ?? [];
  return whole === undefined ? Number(text) : Number(whole) + Number(over) / Number(under);
}
