import type { Fact } from '../../../facts/domain/fact.js';
import type { AthleteWords } from './athlete-words.js';

/** What an email begins with beside who writes it. */
export type Lead = 'plain' | 'role' | 'roster' | 'figures' | 'speed' | 'grades' | 'near' | 'film';

/** How an email begins. */
export interface Opening {
  lead: Lead;
  /** Which of the three ways to say who writes. */
  introduction: number;
  /** Which of the sentences on the interest in the school. */
  interest: number;
}

export const PLAIN_OPENING: Opening = { lead: 'plain', introduction: 0, interest: 0 };

/** So many of the strongest leads take turns. */
const LEADS = 3;
const INTRODUCTIONS = 3;
export const INTERESTS = 3;

/** With fewer games the figures open no email. */
const FEWEST_GAMES = 3;
/** A GPA that is a reason by itself. */
const STRONG_GPA = 3.5;
/** Miles; from here on one plans a day for it. */
export const NEXT_DOOR = 30;

/** Returns the opening for a seed: what is strongest on record leads, and the same seed and record give the same one. */
export function openingOf(words: AthleteWords, facts: readonly Fact[], seed: number): Opening {
  const leads = strongestLeads(words, facts);
  return {
    lead: leads[seed % Math.max(1, leads.length)] ?? 'plain',
    introduction: Math.floor(seed / LEADS) % INTRODUCTIONS,
    interest: Math.floor(seed / (LEADS * INTRODUCTIONS)) % INTERESTS,
  };
}

/** The strongest first. */
function strongestLeads(words: AthleteWords, facts: readonly Fact[]): Lead[] {
  const gpa = Number(facts.find(({ key }) => key === 'gpa')?.value ?? 0);
  const leads: [Lead, boolean][] = [
    ['role', words.role !== ''],
    ['roster', /^\d/.test(words.reason)],
    ['figures', words.figures !== '' && words.level === '' && Number(words.games) >= FEWEST_GAMES],
    ['speed', words.forty.endsWith('(laser)')],
    ['grades', gpa >= STRONG_GPA && words.grades !== ''],
    ['near', milesFromHome(words.reason) < NEXT_DOOR],
    ['film', words.film !== ''],
  ];
  return leads
    .filter(([, isKnown]) => isKnown)
    .slice(0, LEADS)
    .map(([lead]) => lead);
}

/** Of "Akron is 212 miles from my home"; Infinity where the reason is another one. */
export function milesFromHome(reason: string): number {
  const [, miles] = / ([\d,]+) miles? from my home$/.exec(reason) ?? [];
  return miles === undefined ? Infinity : Number(miles.replaceAll(',', ''));
}

/** A seed of the athlete and the school: each email of an athlete may begin in its own way, and always in the same one. */
export function openingSeed(facts: readonly Fact[], schoolId: number | undefined): number {
  const of = (key: string) => facts.find((fact) => fact.key === key)?.value ?? '';
  let seed = schoolId ?? 0;
  for (const letter of `${of('firstName')} ${of('lastName')} ${of('highSchool')}`)
    seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return seed;
}
