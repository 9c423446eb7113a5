import type { FitAnalysis, FitPart } from '../model/fit-analysis';

const part = (key: FitPart['key'], label: string, over: Partial<FitPart> = {}): FitPart => ({
  key,
  label,
  score: null,
  high: null,
  band: 'unknown',
  missingFrom: 'profile',
  isBaseline: false,
  baseline: null,
  isSizeOnly: false,
  weight: 25,
  sentence: `Nothing is known of ${label}.`,
  inputs: [],
  range: null,
  ...over,
});

/** A fit of which nothing is known; the academic part shows a baseline. */
export const fitFixture: FitAnalysis = {
  fitVersion: 2,
  schoolId: 1,
  overallFit: null,
  overallHigh: null,
  tier: 'unknown',
  gate: null,
  limits: [],
  coverage: { knownParts: 0, parts: 4, percent: 0 },
  parts: [
    part('academic', 'Academic', { missingFrom: 'school', isBaseline: true, baseline: 85 }),
    part('athletic', 'Athletic'),
    part('geographic', 'Geographic'),
    part('need', 'Position need'),
  ],
  positionNeeds: [],
  rosterSeason: null,
  entryYear: null,
  insights: ['Not known: athletic.'],
  changes: [],
  recruitingProfile: { isKnown: false, gpaMinimum: null, regionMiles: null, facts: [] },
  comparison: {
    status: 'no_position',
    position: null,
    height: null,
    weight: null,
    graduationYear: null,
    players: [],
    assessment: 'Add your position to your profile to be compared.',
  },
};
