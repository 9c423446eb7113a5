/** Tells the guardians of one athlete that a reply was shown to them: a ShownReply. */
/** Tells an athlete that somebody wrote by the form of the shared profile. */
export const MESSAGE_NOTICE_QUEUE = 'profile-message-notice';

export interface MessageNotice {
  athleteId: string;
}

export const TELL_SHOWN_QUEUE = 'reply-shown-tell';

/** Which athlete showed a reply; nothing of it goes into the queue. */
export interface ShownReply {
  athleteId: string;
}
