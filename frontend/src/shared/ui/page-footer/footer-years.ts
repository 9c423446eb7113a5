/** "2024–{current year}", or "2024" in that very year. */
export function footerYears(now: Date): string {
  const year = now.getFullYear();
  return year > 2024 ? `2024–${year}` : '2024';
}
