/** "2 bounced", the part of the sent emails that came back; null when none did. */
export function bouncedText(bounced: number): string | null {
  return bounced === 0 ? null : `${bounced} bounced`;
}
