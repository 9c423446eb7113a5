import type { ContactRule } from './contact-rule.js';
import { isRuleOld, trustedDays } from './rule-age.js';
import { ruleDay } from './rule-day.js';

/** Whether the coaches of a division may write to an athlete. The athlete may write to them at any time. */
export interface ContactWindow {
  division: string;
  subdivision: string | null;
  /** `now`: they may; `later`: from `from` on; `unknown`: no rule, or no class year to count from. */
  state: 'now' | 'later' | 'unknown';
  /** The day it begins or began; null without such a day. */
  from: string | null;
  /** The rule may have changed or is not certain. */
  checkWithSchool: boolean;
  rule: Pick<ContactRule, 'text' | 'sourceUrl' | 'sourceKind' | 'verifiedOn' | 'status'> | null;
}

interface Asked {
  division: string;
  subdivision: string | null;
  /** The year in which the athlete finishes high school. */
  classYear: number | null;
  /** Where the athlete lives. */
  today: string;
}

/** Reads the rule on writing for one division: the row of the subdivision before the row of the whole division. */
export function contactWindow(rules: readonly ContactRule[], asked: Asked): ContactWindow {
  const { division, subdivision, classYear, today } = asked;
  const rule = rules
    .filter((row) => row.channel === 'writing' && row.status !== 'proposed' && inForce(row, today))
    .filter((row) => row.division === division && (row.subdivision === null || row.subdivision === subdivision))
    .sort((a, b) => Number(b.subdivision !== null) - Number(a.subdivision !== null))[0];
  const place = { division, subdivision };
  if (!rule) return { ...place, state: 'unknown', from: null, checkWithSchool: true, rule: null };
  const { text, sourceUrl, sourceKind, verifiedOn, status } = rule;
  const checkWithSchool = status !== 'in force' || isRuleOld(verifiedOn, today, trustedDays(rules, today));
  const found = { ...place, checkWithSchool, rule: { text, sourceUrl, sourceKind, verifiedOn, status } };
  if (rule.starts === null) return { ...found, state: 'now', from: null };
  const from = ruleDay(rule.starts, { classYear, birthdate: null });
  if (from === null) return { ...found, state: 'unknown', from: null };
  return { ...found, state: today >= from ? 'now' : 'later', from };
}

/** Effective days are inclusive. */
function inForce({ effectiveFrom, effectiveTo }: ContactRule, today: string): boolean {
  return (effectiveFrom === null || effectiveFrom <= today) && (effectiveTo === null || today <= effectiveTo);
}
