/** How long Home does not ask again. */
const restMs = 14 * 24 * 3_600_000;
const keyOf = (userId: string) => `birth date later ${userId}`;

/** Remembers that the user chose not to add the birth date now; without storage Home asks again on the next visit. */
export const putOffBirthDate = {
  isNow(userId: string, now: Date): boolean {
    try {
      const since = now.getTime() - Number(localStorage.getItem(keyOf(userId)) ?? NaN);
      return since >= 0 && since < restMs;
    } catch {
      return false;
    }
  },
  keep(userId: string, now: Date): void {
    try {
      localStorage.setItem(keyOf(userId), String(now.getTime()));
    } catch {
      // Without storage it is hidden for this visit only.
    }
  },
};
