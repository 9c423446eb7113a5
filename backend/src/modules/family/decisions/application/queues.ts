/** Tells the guardians of one athlete that something waits for them: a Question. */
export const TELL_QUEUE = 'guardian-tell';

/** Looks for what guardians were not told of, and for what nobody decided about; one at a time is enough for all processes. */
export const UNDECIDED_QUEUE = 'guardian-undecided';
