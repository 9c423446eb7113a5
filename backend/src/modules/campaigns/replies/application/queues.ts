/** Notifies the guardians of one athlete that the athlete showed them a reply: a ShownReply. */
/** Notifies an athlete of a message from the form of the shared profile. */
export const MESSAGE_NOTICE_QUEUE = 'profile-message-notice';

export interface MessageNotice {
  athleteId: string;
}

export const SHOWN_REPLY_QUEUE = 'reply-shown-tell';

/** Which athlete showed a reply; nothing of it goes into the queue. */
export interface ShownReply {
  athleteId: string;
}
