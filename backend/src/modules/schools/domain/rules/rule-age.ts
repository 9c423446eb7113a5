/** Rules that were verified longer ago are told with "check with the school". */
export const RULE_TRUSTED_DAYS = 120;

const DAY_MS = 86_400_000;

/** Whether a rule may have changed since somebody looked: ISO days. */
export function isRuleOld(verifiedOn: string, today: string): boolean {
  return Date.parse(today) - Date.parse(verifiedOn) > RULE_TRUSTED_DAYS * DAY_MS;
}
