import type { Measured } from './measured.js';

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

const FOOT = 12;

function measured({ value, unit }: Measured): string {
  return `${unit === 'in' ? inEighths(value) : value} ${unit}`;
}

/** Values as a coach reads them. */
export const fieldText = {
  pounds: (pounds: number) => `${pounds} lbs`,
  handle: (handle: string) => `@${handle}`,
  /** 2009-03-14 → "March 14, 2009"; '' when it is no day. */
  longDate: (date: string): string => {
    const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
    return match ? `${MONTHS[Number(match[2]) - 1]} ${Number(match[3])}, ${match[1]}` : '';
  },
  /** "4.62 s", "33 1/8 in", "315 lbs" */
  measured,
  /** 116 → `9'8"` */
  feet: ({ value }: Pick<Measured, 'value'>): string => `${Math.floor(value / FOOT)}'${inEighths(value % FOOT)}"`,
  /** "laser, Nike camp, June 2026, measured by Sam Route"; what is not known is not mentioned. */
  provenance: ({ timing, place, date, measuredBy }: Measured): string => {
    const month = date && `${MONTHS[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;
    return [timing, place, month, measuredBy && `measured by ${measuredBy}`].filter(Boolean).join(', ');
  },
  /** "4.62 s (laser, Nike camp, June 2026)" */
  measurement: (one: Measured, write = measured): string => {
    const provenance = fieldText.provenance(one);
    return write(one) + (provenance && ` (${provenance})`);
  },
};

/** 33.125 → "33 1/8" */
function inEighths(inches: number): string {
  const eighths = Math.round((inches % 1) * 8);
  if (eighths === 0) return String(inches);
  const by = eighths % 4 === 0 ? 4 : eighths % 2 === 0 ? 2 : 1;
  return `${Math.floor(inches)} ${eighths / by}/${8 / by}`;
}
