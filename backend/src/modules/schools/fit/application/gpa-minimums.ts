import { type ContactRule, isRuleOld, trustedDays } from '../../rules/index.js';
import type { GpaMinimum } from '../domain/gpa-gate.js';
import type { RosterRule } from '../domain/rosters/openings.js';

const DIVISIONS: Record<string, string> = { D1: 'Division I', D2: 'Division II', D3: 'Division III' };
/** A proposal is no rule yet. */
const COUNTED = new Set(['in force', 'unverified', 'disputed']);

/** The least core GPA of each division on the day, from the rules table. */
export function gpaMinimums(rules: readonly ContactRule[], now: Date): GpaMinimum[] {
  const today = now.toISOString().slice(0, 10);
  const trusted = trustedDays(rules, today);
  return rules.flatMap((rule): GpaMinimum[] => {
    const { ruleId, body, division, minimumCoreGpa: minimum, verifiedOn: asOf, sourceUrl, status } = rule;
    if (minimum === null || division === null || !COUNTED.has(status) || !isInForce(rule, today)) return [];
    const isDoubtful = status !== 'in force' || isRuleOld(asOf, today, trusted);
    return [{ ruleId, division, name: `${body} ${DIVISIONS[division] ?? division}`, minimum, asOf, sourceUrl, isDoubtful }];
  });
}

/** How many players each division lets its schools have on the day, from the rules table. */
export function rosterRules(rules: readonly ContactRule[], now: Date): RosterRule[] {
  const today = now.toISOString().slice(0, 10);
  return rules.flatMap((rule): RosterRule[] => {
    const { ruleId, channel, division, text, verifiedOn: asOf, sourceUrl, status } = rule;
    if (channel !== 'roster' || division === null || !COUNTED.has(status) || !isInForce(rule, today)) return [];
    return [{ ruleId, division, text, asOf, sourceUrl }];
  });
}

function isInForce({ effectiveFrom, effectiveTo }: ContactRule, today: string): boolean {
  return (effectiveFrom === null || effectiveFrom <= today) && (effectiveTo === null || effectiveTo >= today);
}
