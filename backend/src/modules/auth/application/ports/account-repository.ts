import type { Account } from '../../domain/account.js';

export interface NewPassword {
  passwordHash: string;
  now: Date;
  /** Set by an operator: the athlete chooses another one. */
  mustChange?: boolean;
  /** The session in which it was changed; all others end. */
  keepSession?: string;
}

/** Accounts by name, address or ID; names and addresses are compared ignoring case. */
export abstract class AccountRepository {
  /** Throws UsernameTaken or EmailTaken. */
  abstract add(account: Account): Promise<void>;
  abstract byId(id: string): Promise<Account | null>;
  abstract byUsername(username: string): Promise<Account | null>;
  abstract byEmail(email: string): Promise<Account | null>;
  abstract anyAdmin(): Promise<boolean>;
  abstract setAdmin(id: string, isAdmin: boolean): Promise<void>;
  /** Removes the admin role unless no other admin would be left; of two concurrent calls one fails. Returns whether it was removed. */
  abstract endAdmin(id: string): Promise<boolean>;
  /** Also ends the sessions of the account. */
  abstract setPassword(id: string, password: NewPassword): Promise<void>;
  /** Throws EmailTaken. A changed address is not verified. */
  abstract setEmail(id: string, email: string): Promise<void>;
  /** Marks the address as verified if it still is the account's; returns whether it is. */
  abstract verifyEmail(id: string, email: string, now: Date): Promise<boolean>;
}
