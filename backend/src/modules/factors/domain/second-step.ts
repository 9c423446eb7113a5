/** What an account has beside its password. */
export interface FactorsOfAccount {
  passkeys: number;
  hasApp: boolean;
}

/** How a second step can be done; `code` is one of the authenticator app or a recovery code. */
export type StepMethod = 'code' | 'passkey';

/** What a session of an account still owes: a factor has to be set up, or one that is there has to be shown. */
export type FactorDuty = 'none' | 'set_up' | 'confirm';

/**
 * What is asked for after the right password; empty when the password is enough. A passkey alone asks for nothing, because it is
 * another way in beside the password, unless the account has to have two factors.
 */
export function stepMethods({ passkeys, hasApp }: FactorsOfAccount, isRequired: boolean): StepMethod[] {
  if (hasApp) return passkeys > 0 ? ['code', 'passkey'] : ['code'];
  return isRequired && passkeys > 0 ? ['passkey'] : [];
}

/** What an open session owes. `hasProved`: a second factor was shown in it. */
export function dutyOf({ passkeys, hasApp }: FactorsOfAccount, isRequired: boolean, hasProved: boolean): FactorDuty {
  if (!isRequired) return 'none';
  if (passkeys === 0 && !hasApp) return 'set_up';
  return hasProved ? 'none' : 'confirm';
}
