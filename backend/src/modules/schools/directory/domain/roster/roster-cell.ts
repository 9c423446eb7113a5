const YES = new Set(['yes', 'y', 'true', '1', 'x', 'starter']);
const NO = new Set(['no', 'n', 'false', '0']);
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

  /** Pounds. */
  weight: (text: string): number | null => {
    const pounds = Number(/^(\d{2,3})(?:\.0+)?\s*(?:lbs?\.?|#|pounds?)?$/i.exec(text.trim())?.[1]);
    return pounds >= LIGHTEST && pounds <= HEAVIEST ? pounds : null;
  },

  /** Seasons left after this one. */
  eligibility: (text: string): number | null => {
    const seasons = Number(/^(\d)\b(?:\s*(?:years?|seasons?|yrs?))?$/i.exec(text.trim())?.[1]);
    return seasons <= MOST_SEASONS ? seasons : null;
  },
};
