/** Noon of a day ("2026-11-22") where the athlete lives, as the API takes it; null when it is no day. */
export function dayOfReply(day: string): string | null {
  const at = new Date(`${day}T12:00:00`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}
