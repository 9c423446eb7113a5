import { isRuleOld, ruleDay, type ContactRule } from '../../../schools/index.js';
import { dayText } from '../../domain/strategy/day-text.js';

interface Asked {
  /** Kinds of school among the favorites. */
  places: readonly { division: string; subdivision: string | null }[];
  classYear: number | null;
  /** YYYY-MM-DD */
  today: string;
}

const DOUBTS: Record<ContactRule['status'], string> = {
  'in force': '',
  proposed: 'This is only proposed: check with the school.',
  disputed: 'Sources differ: check with the school.',
  unverified: 'Only one source says so: check with the school.',
};

/** What the rules table says about the divisions of the favorites, one text for each rule, with source and day. */
export function tellCompliance(rules: readonly ContactRule[], { places, classYear, today }: Asked): string[] {
  const inNcaa = places.some(({ division }) => division !== 'na');
  const told = rules
    .filter(({ effectiveTo }) => effectiveTo === null || today <= effectiveTo)
    .filter((rule) => (rule.division === null ? inNcaa : places.some((place) => concerns(rule, place))))
    .map((rule) => tell(rule, classYear, today));
  const outside = places.some(({ division }) => division === 'na')
    ? ['For your schools outside of NCAA Divisions I to III no rule is known here: check with the school.']
    : [];
  // FBS and FCS have rows of their own, often with the same words.
  return [...new Set([...told, ...outside])];
}

function concerns(rule: ContactRule, place: Asked['places'][number]): boolean {
  return rule.division === place.division && (rule.subdivision === null || rule.subdivision === place.subdivision);
}

function tell({ text, starts, status, sourceUrl, verifiedOn }: ContactRule, classYear: number | null, today: string): string {
  const day = starts === null ? '' : whenFor(classYear, (year) => ruleDay(starts, year));
  const old = isRuleOld(verifiedOn, today) ? 'It may have changed since: check with the school.' : '';
  const source = `Source, verified on ${dayText(verifiedOn)}: ${sourceUrl}`;
  return [text, day, DOUBTS[status] || old, source].filter(Boolean).join(' ');
}

function whenFor(classYear: number | null, dayOf: (classYear: number) => string): string {
  if (classYear === null) return 'Add your class year to see the day.';
  return `For the class of ${classYear} that is ${dayText(dayOf(classYear))}.`;
}
