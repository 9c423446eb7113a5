import type { Account } from '../domain/account.js';

let count = 0;

/** An athlete's account; every one with an id, a name and an address of its own. */
export function accountOf(values: Partial<Account> = {}): Account {
  count += 1;
  return {
    id: `00000000-0000-7000-8000-${String(count).padStart(12, '0')}`,
    username: `athlete${count}`,
    email: `athlete${count}@recruit.test`,
    passwordHash: 'hash of touchdown',
    role: 'athlete',
    isAdmin: false,
    emailVerifiedAt: null,
    passwordChangedAt: null,
    mustChangePassword: false,
    deletionDueAt: null,
    createdAt: new Date('2026-11-21T15:00:00.000Z'),
    ...values,
  };
}
