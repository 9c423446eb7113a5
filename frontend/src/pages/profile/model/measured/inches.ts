const FOOT = 12;

/** 33.125 → "33 1/8"; a length is measured in eighths of an inch. */
export function inchesText(inches: number): string {
  const eighths = Math.round((inches % 1) * 8);
  if (eighths === 0) return String(inches);
  const common = eighths % 4 === 0 ? 4 : eighths % 2 === 0 ? 2 : 1;
  return `${Math.floor(inches)} ${eighths / common}/${8 / common}`;
}

/** 116 → `9'8"` */
export function feetText(inches: number): string {
  return `${Math.floor(inches / FOOT)}'${inchesText(inches % FOOT)}"`;
}

/** "33 1/8", "33.125" → 33.125; `9'8"` → 116; NaN for anything else. */
export function inchesOf(text: string): number {
  const [, feet, rest = ''] = /^(\d{1,2})['’′] ?(\d{1,2}(?:\.\d+| [1-7]\/[248])?)?(?:"|”|″|'')?$/u.exec(text) ?? [];
  if (feet !== undefined) return within(Number(feet) * FOOT, inchesOf(rest || '0'));
  const [, whole, over, under] = /^(\d{1,3})[ -]([1-7])\/([248])$/.exec(text) ?? [];
  return whole === undefined ? Number(text) : Number(whole) + Number(over) / Number(under);
}

function within(feet: number, inches: number): number {
  return inches < FOOT ? feet + inches : Number.NaN;
}
