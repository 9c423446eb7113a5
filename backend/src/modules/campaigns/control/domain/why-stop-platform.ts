export const STOP_REASONS = ['hard_bounces', 'bounce_rate'] as const;

export type StopReason = (typeof STOP_REASONS)[number];

/** The last emails from the platform's own address. */
export interface PlatformFigures {
  /** At most PLATFORM_WINDOW. */
  sent: number;
  /** Of these: refused for good, or came back. */
  bounced: number;
  /** Bounces because the coach's server reports that the address does not exist. */
  hardBounces: number;
}

/** How many of the newest emails the rule covers. */
export const PLATFORM_WINDOW = 200;
const MOST_HARD_BOUNCES = 10;
const MOST_BOUNCES_PERCENT = 5;
/** With fewer emails the bounce rate is not meaningful. */
const FEWEST_FOR_RATE = 20;

/**
 * Returns why no further email may be sent from the platform's own address, or null. Mail providers block an address
 * that writes to many nonexistent ones, and then no athlete's email arrives.
 */
export function whyStopPlatform({ sent, bounced, hardBounces }: PlatformFigures): StopReason | null {
  if (hardBounces >= MOST_HARD_BOUNCES) return 'hard_bounces';
  return sent >= FEWEST_FOR_RATE && bounced * 100 > sent * MOST_BOUNCES_PERCENT ? 'bounce_rate' : null;
}
