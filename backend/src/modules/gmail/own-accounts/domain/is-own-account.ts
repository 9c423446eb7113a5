/** Returns whether this gateway sends from the athlete's own address, and not from the platform's. */
export function isOwnAccount(kind: string | null): kind is 'gmail' | 'mailbox' {
  return kind === 'gmail' || kind === 'mailbox';
}
