const YES = new Set(['yes', 'y', 'true', '1', 'x', 'starter']);
const NO = new Set(['no', 'n', 'false', '0']);
const WEIGHT = /^(\d{2,3}(?:[.,]\d{1,2})?)\s*(lbs?\.?|#|pounds?|kg)?$/i;
const POUNDS_IN_A_KILOGRAM = 2.204_62;
const LIGHTEST = 100;
const HEAVIEST = 500;
const MOST_SEASONS = 5;

/** How the cells of a roster are read; each returns null for what it cannot read. */
export const rosterCell = {
  starter: (text: string): boolean | null => {
    const folded = text.trim().toLowerCase();
    if (YES.has(folded)) return true;
    return NO.has(folded) ? false : null;
  },

  /** Pounds; `isMetric`: a number without a unit is kilograms. */
  weight: (text: string, isMetric = false): number | null => {
    const pounds = poundsIn(text, isMetric);
    return Number.isInteger(pounds) && pounds >= LIGHTEST && pounds <= HEAVIEST ? pounds : null;
  },

  /** Seasons left after this one. */
  eligibility: (text: string): number | null => {
    const seasons = Number(/^(\d)\b(?:\s*(?:years?|seasons?|yrs?))?$/i.exec(text.trim())?.[1]);
    return seasons <= MOST_SEASONS ? seasons : null;
  },
};

function poundsIn(text: string, isMetric: boolean): number {
  const [, written = '', unit = isMetric ? 'kg' : ''] = WEIGHT.exec(text.trim()) ?? [];
  const value = written === '' ? Number.NaN : Number(written.replace(',', '.'));
  return unit.toLowerCase() === 'kg' ? Math.round(value * POUNDS_IN_A_KILOGRAM) : value;
}
