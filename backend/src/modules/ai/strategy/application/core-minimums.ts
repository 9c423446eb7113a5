import type { ContactRule } from '../../../schools/rules/index.js';
import type { CoreMinimum } from '../domain/schools/near-minimum.js';
import { type Asked, concerns } from './compliance-texts.js';

const DIVISIONS: Record<string, string> = { D1: 'Division I', D2: 'Division II' };

/** The least core GPA of each division among the favorites, as the rules table has it on the day. */
export function coreMinimums(rules: readonly ContactRule[], { places, today }: Pick<Asked, 'places' | 'today'>): CoreMinimum[] {
  return rules.flatMap((rule) => {
    const { body, division, minimumCoreGpa: minimum, status, effectiveTo } = rule;
    const isCounted = minimum !== null && status !== 'proposed' && (effectiveTo === null || today <= effectiveTo);
    if (!isCounted || division === null || !places.some((place) => concerns(rule, place))) return [];
    return [{ name: `${body} ${DIVISIONS[division] ?? division}`, minimum }];
  });
}
