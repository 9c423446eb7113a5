/** `6'2"` → 74 */
export function inches(height: string | null): number | null {
  const [, feet, rest] = /^(\d)'(\d+(?:\.\d+)?)/.exec(height ?? '') ?? [];
  return feet === undefined ? null : Number(feet) * 12 + Number(rest);
}
