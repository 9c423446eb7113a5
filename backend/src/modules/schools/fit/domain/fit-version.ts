/** Raised with every change to a score; stored beside each score, so that old ones are computed again. */
export const FIT_VERSION = 2;

/** Raised with every change to what a total is called; scores stay as they are. */
export const TIER_VERSION = 5;
