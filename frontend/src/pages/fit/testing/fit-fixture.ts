import type { FitAnalysis, FitPart } from '../model/fit-analysis';

const part = (key: FitPart['key'], label: string, over: Partial<FitPart> = {}): FitPart => ({
  key,
  label,
  score: null,
  band: 'unknown',
  isBaseline: false,
  weight: 25,
  sentence: `Nothing is known of ${label}.`,
  inputs: [],
  range: null,
  ...over,
});

/** A fit of which only the academic part is known, as a baseline. */
export const fitFixture: FitAnalysis = {
  fitVersion: 1,
  schoolId: 1,
  overallFit: null,
  tier: 'unknown',
  coverage: { knownParts: 1, parts: 4, percent: 30 },
  parts: [
    part('academic', 'Academic', { score: 85, band: 'strong', isBaseline: true }),
    part('athletic', 'Athletic'),
    part('geographic', 'Geographic'),
    part('need', 'Position need'),
  ],
  positionNeeds: [],
  rosterSeason: null,
  insights: ['Not known and left out of the total: athletic.'],
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
