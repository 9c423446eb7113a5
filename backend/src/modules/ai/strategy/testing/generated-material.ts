import { factsOf } from '../../facts/domain/facts-of.js';
import { MARCUS } from '../../facts/testing/athlete-fixture.js';
import type { Asked } from '../domain/schools/asks-of.js';
import type { LoggedEvent, LoggedOffer, StrategyMaterial, StrategySchool } from '../domain/strategy-material.js';
import { AKRON_TARGET } from './strategy-fixture.js';

const NAMES = ['Akron', 'Toledo', 'Kent State', 'Mount Union', 'Ashland', 'Yale', 'Delta State', 'Samford', 'Idaho', 'Shorter'];
const DAYS = ['2026-06-10', '2026-10-02', '2026-11-12', '2026-11-20', '2026-12-01', '2026-12-20', '2027-02-01'];

/** Park and Miller's generator: the same seed gives the same athlete. */
function random(seed: number): <T>(among: readonly T[]) => T {
  let state = seed * 7919 + 1;
  return (among) => {
    state = (state * 48_271) % 2_147_483_647;
    return among[state % among.length] as (typeof among)[number];
  };
}

type Pick = ReturnType<typeof random>;

/** An athlete of any class with any record, on 21 November 2026; `seed` from 1. */
export function generatedMaterial(seed: number): StrategyMaterial {
  const pick = random(seed);
  const of = <T>(value: T): T | null => pick([value, value, null]);
  const athlete = {
    ...MARCUS,
    graduationYear: pick([2025, 2026, 2027, 2028, 2029, 2030, 2031, null]),
    position: of(pick(['QB', 'K', 'OL', 'ATH', 'LS'])),
    gpa: of(pick([0.8, 2.1, 3.7])),
    satScore: of(1280),
    weight: of(205),
    hudlProfileUrl: of('https://www.hudl.com/profile/12'),
  };
  const count = pick([1, 2, 4, 7, 10]);
  const schools = NAMES.slice(0, count).map((name, at) => generatedSchool(pick, name, at + 1));
  return { today: '2026-11-21', facts: factsOf(athlete, null, null), schools, compliance: [], ruleDays: [] };
}

function generatedSchool(pick: Pick, name: string, id: number): StrategySchool {
  const sent = pick([0, 0, 1, 6]);
  const replied = sent > 0 ? pick([0, 1]) : 0;
  const offer = pick<LoggedOffer | null>([null, null, offerOf(pick)]);
  const events = pick<LoggedEvent[]>([[], [eventOf(pick)], [plannedOf(pick)], [plannedOf(pick), eventOf(pick)]]);
  const isReplyWaiting = replied > 0 && pick([true, false]);
  return {
    ...AKRON_TARGET,
    ...{ id, name, division: pick(['D1', 'D2', 'D3', 'na']), conference: pick(['Ivy League', 'Mid-American', null]) },
    leadLevel: pick(['cold', 'cold', 'hot', 'warm', 'committed', 'declined']),
    fit: pick([
      AKRON_TARGET.fit,
      { score: 70, tier: 'target', parts: [], changes: [], gate: null },
      {
        score: null,
        tier: 'below_minimum',
        parts: [],
        changes: [],
        gate: { sentence: 'Your GPA is 0.8.', stillOpen: 'Junior college is open.' },
      },
    ]),
    engagement: {
      ...{ sent, opened: 0, replied, lastSentOn: sent > 0 ? '2026-11-01' : null, lastReplyOn: replied > 0 ? '2026-11-12' : null },
      ...{
        isReplyWaiting,
        isSilent: sent > 0 && replied === 0 && pick([true, false]),
        contacts: events.length + (offer ? 1 : 0),
        offer,
        events,
      },
      asked: isReplyWaiting ? pick<Asked | null>([null, { things: ['your transcript'], on: pick(['2026-12-10', null]) }]) : null,
      nextStep: pick(['', 'Official visit December 5', 'Call him']),
    },
    window: pick([
      { state: 'now', from: '2025-06-15' },
      { state: 'later', from: '2027-06-15' },
      { state: 'unknown', from: null },
    ]),
  };
}

function offerOf(pick: Pick): LoggedOffer {
  return { status: pick(['verbal', 'written', 'signed', 'withdrawn', 'declined', null]), deadline: pick([...DAYS, null]) };
}

function eventOf(pick: Pick): LoggedEvent {
  return { kind: pick(['call', 'text', 'visit', 'camp', 'other']), on: pick(DAYS.slice(0, 4)), deadline: null };
}

function plannedOf(pick: Pick): LoggedEvent {
  return { kind: pick(['visit', 'camp']), on: pick(['2026-11-22', '2026-12-05', '2027-02-01']), deadline: pick([null, '2026-11-25']) };
}
