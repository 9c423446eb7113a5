/** A subject without the prefixes that mail programs put before it, to be compared. */
export function plainSubject(subject: string): string {
  let text = subject.replace(/\s+/g, ' ').trim().toLowerCase();
  for (;;) {
    const shorter = text.replace(/^(?:(?:re|fwd?|aw|wg|sv|vs|tr|rv|antw|rif|odp|回复|答复)(?:\[\d+\])?\s*[:：]|\[[^\]]{1,30}\])\s*/u, '');
    if (shorter === text) return text;
    text = shorter;
  }
}
