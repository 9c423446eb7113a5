import { isRuleOld, ruleDay, trustedDays, type ContactRule } from '../../../schools/rules/index.js';
import { dayText } from '../domain/calendar/day-text.js';

/** What a rule is looked up for. */
export interface Asked {
  /** Kinds of school among the favorites. */
  places: readonly { division: string; subdivision: string | null; association: string | null }[];
  classYear: number | null;
  /** YYYY-MM-DD */
  birthdate: string | null;
  /** YYYY-MM-DD */
  today: string;
}

const DOUBTS: Record<ContactRule['status'], string> = {
  'in force': '',
  proposed: 'This is only proposed: check with the school.',
  disputed: 'Sources differ: check with the school.',
  unverified: 'This is unverified: check with the school.',
};

/** Name of the source of a rule. */
export const SOURCES: Record<ContactRule['sourceKind'], string> = {
  association: 'an association',
  school: 'a school',
  law_firm: 'a law firm',
  press: 'press',
  other: 'other',
};

/** Returns the rules for the divisions of the favorites, one text for each rule, with source and day. */
export function complianceTexts(rules: readonly ContactRule[], asked: Asked): string[] {
  const { places, today } = asked;
  const trusted = trustedDays(rules, today);
  const ruleTexts = rules
    .filter(({ effectiveTo }) => effectiveTo === null || today <= effectiveTo)
    .filter((rule) => places.some((place) => concerns(rule, place)))
    .map((rule) => tell(rule, asked, trusted));
  // FBS and FCS have rows of their own, often with the same words.
  return [...new Set([...ruleTexts, ...outsideTexts(places)])];
}

/** No rule on writing is known of any association but the NCAA. */
function outsideTexts(places: Asked['places']): string[] {
  const outside = places.filter(({ division }) => division === 'na');
  if (outside.length === 0) return [];
  const names = [...new Set(outside.map(({ association }) => association))];
  const known = names.filter((name) => name !== null).sort();
  const kinds =
    known.length > 0 && known.length === names.length ? `${known.join(' and ')} schools` : 'schools outside NCAA Divisions I to III';
  return [`For your ${kinds} we know no rule on writing: check with the school.`];
}

/** Whether a rule is about schools of this kind. */
export function concerns({ body, division, subdivision }: ContactRule, place: Asked['places'][number]): boolean {
  // Where the association is not known, the text of the rule names it.
  if (body !== 'NCAA') return place.division === 'na' && (place.association ?? body) === body;
  if (division === null) return place.division !== 'na';
  return division === place.division && (subdivision === null || subdivision === place.subdivision);
}

function tell(rule: ContactRule, asked: Asked, trusted: number): string {
  const { text, status, sourceUrl, sourceKind, verifiedOn } = rule;
  const old = isRuleOld(verifiedOn, asked.today, trusted) ? 'It may have changed since: check with the school.' : '';
  const source = `Source (${SOURCES[sourceKind]}), verified on ${dayText(verifiedOn)}: ${sourceUrl}`;
  return [text, dayFor(rule, asked), DOUBTS[status] || old, source].filter(Boolean).join(' ');
}

/** The athlete's own day, where the rule is counted from something of the athlete's. */
function dayFor({ starts }: ContactRule, asked: Asked): string {
  if (starts === null || starts.anchor === 'date') return '';
  const day = ruleDay(starts, asked);
  if (starts.anchor === 'birth') {
    if (day === null) return 'Add your birth date to see the year.';
    const year = Number(day.slice(0, 4));
    return `By your birth date that is the academic year ${year}-${String(year + 1).slice(2)} at the latest.`;
  }
  if (day === null) return 'Add your class year to see the day.';
  return `For the class of ${asked.classYear} that is ${dayText(day)}.`;
}
