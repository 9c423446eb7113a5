import type { StrategyMaterial, StrategySchool } from '../domain/strategy-material.js';
import { MARCUS_FACTS } from '../../facts/testing/athlete-fixture.js';

/** A favorite without a roster and without an email. */
export const AKRON_TARGET: StrategySchool = {
  id: 404,
  name: 'Akron',
  division: 'D1',
  subdivision: 'FBS',
  association: 'NCAA',
  conference: 'Mid-American',
  city: 'Akron',
  state: 'OH',
  leadLevel: 'cold',
  fit: { score: null, tier: 'unknown', parts: [], changes: [], gate: null },
  rosterSeason: null,
  rosterFit: [],
  engagement: {
    sent: 0,
    opened: 0,
    replied: 0,
    lastSentOn: null,
    lastReplyOn: null,
    isReplyWaiting: false,
    isSilent: false,
    contacts: 0,
    offer: null,
    events: [],
    asked: null,
    nextStep: '',
  },
  window: { state: 'now', from: '2025-06-15' },
  staff: [],
};

/** Marcus Lee, class of 2027, with one target school in November of his senior year. */
export const MARCUS_MATERIAL: StrategyMaterial = {
  today: '2026-11-21',
  facts: MARCUS_FACTS,
  schools: [AKRON_TARGET],
  compliance: [],
  ruleDays: [],
};
