/** What an athlete can use outside of Recruit: an email program, a direct message on X, a text message. */
export const HAND_CHANNELS = ['email_by_hand', 'x', 'text'] as const;

export type HandChannel = (typeof HAND_CHANNELS)[number];

/** How a message of a campaign was sent. `email`: Recruit sent it; the others were sent by hand. */
export const MAIL_CHANNELS = ['email', ...HAND_CHANNELS] as const;

export type MailChannel = (typeof MAIL_CHANNELS)[number];
