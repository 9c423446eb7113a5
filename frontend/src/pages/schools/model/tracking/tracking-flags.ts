/** The steps with a school that an athlete ticks off, with their words. */
export const trackingFlags = [
  { field: 'introEmailSent', words: 'Intro email' },
  { field: 'responseGotten', words: 'Response' },
  { field: 'filmSent', words: 'Film' },
  { field: 'twitterConnection', words: 'X/Twitter' },
] as const;
