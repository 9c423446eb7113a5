/** What changed about how somebody signs in. */
export type FactorNotice =
  | { what: 'passkey_added' | 'passkey_removed'; name: string }
  | { what: 'app_on' | 'app_off' | 'codes_renewed' | 'removed_by_operator' }
  | { what: 'recovery_code_used'; left: number };

/** Tells the owner of an account by email. It is the work of a job: a mail server that is down keeps nobody from anything. */
export abstract class FactorNotices {
  abstract tell(userId: string, notice: FactorNotice): Promise<void>;
}
