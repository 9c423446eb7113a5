const PREFIXES = /^(?:(?:(?:re|fwd?|aw|wg|sv|vs|tr|rv|antw|rif|odp|回复|答复)(?:\[\d+\])? ?[:：]|\[[^\]]{1,30}\]) ?)+/u;

/** A subject without the prefixes that mail programs put before it, to be compared. */
export function plainSubject(subject: string): string {
  return subject.replace(/\s+/g, ' ').trim().toLowerCase().replace(PREFIXES, '');
}
