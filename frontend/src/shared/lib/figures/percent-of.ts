/** "24%" to the nearest percent, or a dash as long as there is nothing to take a share of. */
export function percentOf(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((part / whole) * 100)}%`;
}
