import { gpaText } from '../../../../shared-kernel/gpa-text.js';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Ways to write what the sentences need, the same on every machine. */
export const fitText = {
  /** 1,240 */
  count: (value: number): string => value.toLocaleString('en-US'),
  /** 3.0, 3.7, 3.75 */
  gpa: gpaText,
  /** 6'2" */
  height: (inches: number): string => `${Math.floor(inches / 12)}'${inches % 12}"`,
  /** November 21, 2026; from 2026-11-21. */
  day: (iso: string): string => DAY.format(new Date(iso)),
  /** 1st, 2nd, 53rd */
  ordinal(value: number): string {
    const tens = value % 100;
    if (tens >= 11 && tens <= 13) return `${value}th`;
    return `${value}${['th', 'st', 'nd', 'rd'][value % 10] ?? 'th'}`;
  },
};
