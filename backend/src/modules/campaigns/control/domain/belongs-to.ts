interface Account {
  kind: string | null;
  address: string | null;
}

/**
 * Returns whether a campaign's account is the present one. A missing platform address (a campaign from before it was
 * stored) matches any platform address; a missing address of an own account matches none.
 */
export function belongsTo(owner: Account, present: Account): boolean {
  if (owner.kind !== present.kind) return false;
  return owner.address === null ? present.kind !== 'gmail' && present.kind !== 'mailbox' : owner.address === present.address;
}
