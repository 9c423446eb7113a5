/** Name of the queue whose job brings the fit scores up to date. */
export const FIT_QUEUE = 'fit-scores';
