import { rateText } from './rate-text';

/** How many of the emails were opened whose opens can be known at all; null when there is none. Those sent by hand are left out. */
export function openRateText(opened: number, sent: number, sentByHand: number): string | null {
  return rateText(opened, sent - sentByHand);
}
