/** Carries our Message-ID, because Gmail may put another one in its place. */
export const OWN_HEADER = 'X-Recruit-Message';
