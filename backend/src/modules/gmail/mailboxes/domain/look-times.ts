const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

/** Delays after the handover at which Sent is searched for an email whose delivery is unknown. */
export const LOOKS_AFTER_MS: readonly number[] = [30 * SECOND_MS, 2 * MINUTE_MS, 10 * MINUTE_MS];
/** A look that failed is repeated after this. */
export const LOOK_AGAIN_MS = 2 * MINUTE_MS;
/** When an email that left is looked for in Sent, to put it there where the provider does not. */
export const FILE_AFTER_MS = 30 * SECOND_MS;

/** When the next look is due; null after the last one. `looks`: how many found nothing. */
export function nextLookAt(claimedAt: Date, looks: number): Date | null {
  const after = LOOKS_AFTER_MS[looks];
  return after === undefined ? null : new Date(claimedAt.getTime() + after);
}
