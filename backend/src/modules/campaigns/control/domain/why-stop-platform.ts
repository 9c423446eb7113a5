export const STOP_REASONS = ['hard_bounces', 'bounce_rate'] as const;

export type StopReason = (typeof STOP_REASONS)[number];

/** The last emails from the platform's own address. */
export interface PlatformFigures {
  /** At most PLATFORM_WINDOW. */
  sent: number;
  /** Of these: refused for good, or came back. */
  bounced: number;
  /** Of the bounced ones: the coach's server says that the address does not exist. */
  hardBounces: number;
}

/** The rule looks at so many emails, the newest. */
export const PLATFORM_WINDOW = 200;
const MOST_HARD_BOUNCES = 10;
const MOST_BOUNCES_PERCENT = 5;
/** Fewer emails say nothing of the rate. */
const FEWEST_FOR_RATE = 20;

/**
 * Returns why no further email may leave from the platform's own address, or null: mail providers block an address that
 * writes to many others that do not exist, and then nobody's email arrives.
 */
export function whyStopPlatform({ sent, bounced, hardBounces }: PlatformFigures): StopReason | null {
  if (hardBounces >= MOST_HARD_BOUNCES) return 'hard_bounces';
  return sent >= FEWEST_FOR_RATE && bounced * 100 > sent * MOST_BOUNCES_PERCENT ? 'bounce_rate' : null;
}
