/** Raised with every change to a score; stored beside each score, so that old ones are computed again. */
export const FIT_VERSION = 2;
