/** Sends answers that are due; one job at a time is enough for all processes. */
export const ANSWERS_QUEUE = 'answers-deliver';
