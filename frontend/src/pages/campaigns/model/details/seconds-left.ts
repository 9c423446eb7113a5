/**
 * Whole seconds until `leavesAt` (ISO), never negative; 0 when there is no such moment.
 * @param now this device's clock in milliseconds
 * @param offset server clock minus device clock in milliseconds
 */
export function secondsLeft(leavesAt: string | null, now: number, offset: number): number {
  if (leavesAt === null) return 0;
  return Math.max(0, Math.ceil((Date.parse(leavesAt) - (now + offset)) / 1000));
}
