import { ruleDay, type ContactRule } from '../../../schools/rules/index.js';
import { schoolGrade } from '../../../../shared-kernel/school-grade.js';
import type { RuleDay } from '../domain/strategy-material.js';
import { type Asked, concerns, SOURCES } from './compliance-texts.js';

const KINDS: Readonly<Record<string, RuleDay['kind']>> = { signing: 'signing', visit_official: 'official visit' };

/** Seniors, and graduates of the year before, sign. */
const SIGNING_GRADES = [12, 13];

/** The days of the rules table that are days of this athlete: of the own class, at schools of the own list. */
export function ruleDaysOf(rules: readonly ContactRule[], asked: Asked): RuleDay[] {
  const grade = asked.classYear === null ? null : schoolGrade(asked.classYear, asked.today);
  return rules
    .filter((rule) => asked.places.some((place) => concerns(rule, place)))
    .flatMap((rule) => dayOf(rule, asked))
    .filter(({ kind }) => kind !== 'signing' || (grade !== null && SIGNING_GRADES.includes(grade)))
    .sort((a, b) => a.on.localeCompare(b.on));
}

function dayOf({ channel, starts, text, sourceKind }: ContactRule, asked: Asked): RuleDay[] {
  const kind = KINDS[channel];
  if (kind === undefined || starts === null) return [];
  const on = ruleDay(starts, asked);
  return on === null ? [] : [{ kind, on, text, source: SOURCES[sourceKind] }];
}
