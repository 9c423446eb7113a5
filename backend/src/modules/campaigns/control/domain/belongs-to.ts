interface Account {
  kind: string | null;
  address: string | null;
}

/**
 * Whether a campaign's account is the present one. A platform address that is not known (a campaign from before it was
 * stored) is the platform's address, whichever it is; the address of an own account that is not known is nobody's.
 */
export function belongsTo(owner: Account, present: Account): boolean {
  if (owner.kind !== present.kind) return false;
  return owner.address === null ? present.kind !== 'gmail' && present.kind !== 'mailbox' : owner.address === present.address;
}
