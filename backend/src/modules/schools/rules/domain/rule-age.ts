import type { ContactRule } from './contact-rule.js';

/** A rule that was verified longer ago is shown with "check with the school". */
const TRUSTED_DAYS = 120;
/** The same within this many days of a signing day, before or after it. */
const TRUSTED_DAYS_NEAR_SIGNING = 30;
const NEAR_SIGNING_DAYS = 30;

const DAY_MS = 86_400_000;

/** Whole days from one ISO day to another; negative when the second is earlier. */
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** For how many days after its verification a rule is trusted on `today`, given the whole rules table. */
export function trustedDays(rules: readonly ContactRule[], today: string): number {
  const isNear = rules.some(
    ({ channel, starts }) =>
      channel === 'signing' && starts?.anchor === 'date' && Math.abs(daysBetween(today, starts.from)) <= NEAR_SIGNING_DAYS,
  );
  return isNear ? TRUSTED_DAYS_NEAR_SIGNING : TRUSTED_DAYS;
}

/** Whether a rule may have changed since it was verified: ISO days; `trusted` from `trustedDays`. */
export function isRuleOld(verifiedOn: string, today: string, trusted: number): boolean {
  return daysBetween(verifiedOn, today) > trusted;
}
