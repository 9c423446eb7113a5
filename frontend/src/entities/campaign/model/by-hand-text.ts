/** "3 by hand", the part of the sent emails that the athlete sent outside of Recruit; null when there is none. */
export function byHandText(sentByHand: number): string | null {
  return sentByHand === 0 ? null : `${sentByHand} by hand`;
}
