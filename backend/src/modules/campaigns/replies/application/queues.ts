/** Tells the guardians of one athlete that a reply was shown to them: a ShownReply. */
export const TELL_SHOWN_QUEUE = 'reply-shown-tell';

/** Which athlete showed a reply; nothing of it goes into the queue. */
export interface ShownReply {
  athleteId: string;
}
