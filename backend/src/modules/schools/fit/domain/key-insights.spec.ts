import { akronWith, rosterOf } from '../testing/fit-examples.js';
import type { FitPart, FitPartKey } from './fit-part.js';
import { keyInsights } from './key-insights.js';
import type { FitTier, OverallFit } from './overall-fit.js';
import { partOf } from './parts/part-of.js';
import { positionNeeds } from './rosters/position-needs.js';

const said = { sentence: '', inputs: [] };
const scored = (key: FitPartKey, low: number, high = low) => partOf.scored(key, { low, high, ...said });
const unknown = (key: FitPartKey) => partOf.unknown(key, { missingFrom: 'school', ...said });
const FULL = { QB: { 2027: 2 }, RB: { 2027: 1, 2028: 2 }, OL: { 2028: 40 } };
const parts = [scored('academic', 90), scored('athletic', 74), scored('geographic', 99), scored('need', 30)];

interface Given {
  parts?: readonly FitPart[];
  tier?: FitTier;
  groups?: Record<string, Record<string, number>> | null;
  season?: number;
  position?: string | null;
}

function insights({ parts: given = parts, tier = 'target', groups = null, season = 2026, position = 'QB' }: Given): string[] {
  const roster = groups && rosterOf(season, groups);
  return keyInsights({
    ...{ school: akronWith({ roster }), position, parts: given, needs: positionNeeds(roster), currentSeason: 2026 },
    overall: { tier } as OverallFit,
  });
}

describe('the sentences that sum a fit up', () => {
  it('F-02 name the strongest and the weakest part', () => {
    expect(insights({})).toEqual([
      'Your strongest part is geographic with 99 of 100.',
      'Your weakest part is position need with 30 of 100.',
    ]);
  });

  it('F-02 take no range for a strength or a weakness, and one part alone for no weakness', () => {
    expect(insights({ parts: [scored('academic', 90), scored('athletic', 95, 99), scored('need', 10, 20)] })).toEqual([
      'Your strongest part is academic with 90 of 100.',
    ]);
    expect(insights({ parts: [] })).toEqual([]);
  });

  it('F-02 name what is not known, and what a total needs', () => {
    const [first, ...others] = parts;
    const two = [unknown('academic'), unknown('athletic'), ...others.slice(1)];
    expect(insights({ parts: [unknown('academic'), ...others] })).toContain('Not known: academic.');
    expect(insights({ parts: two, tier: 'unknown' })).toContain('Not known: academic, athletic. A total needs at least two known parts.');
    expect(insights({ parts: first ? [first, ...others] : [] }).join(' ')).not.toContain('Not known');
  });

  it('F-09 say of a junior college that it is open below a minimum', () => {
    expect(insights({ tier: 'still_open' })[0]).toMatch(/^You are below an NCAA minimum\. A junior college asks/);
    expect(insights({ tier: 'below_minimum' }).join(' ')).not.toContain('junior college');
  });
});

describe('what they say of the roster', () => {
  const ofRoster = (given: Given) => insights({ parts: [], ...given });

  it('F-02 who is needed most, and how the own position stands', () => {
    expect(ofRoster({ groups: FULL, position: 'RB' })).toEqual([
      'On the 2026 roster wide receivers are needed most: nobody plays there.',
      'At the end of the 2026 season the need for running backs is medium; 8 of 10 positions are needed more.',
    ]);
  });

  it('F-02 a fifth season where somebody graduates', () => {
    const groups = Object.fromEntries(['QB', 'RB', 'WR', 'TE', 'OL', 'DL', 'LB', 'DB', 'K', 'P'].map((one) => [one, { 2028: 10 }]));
    const senior = { ...groups, K: { 2027: 1, 2028: 1 } };
    expect(ofRoster({ groups: senior, position: 'K' })).toEqual([
      'On the 2026 roster kickers are needed most: 1 of 2 are in the class of 2027. A fifth season is possible, so fewer may leave.',
      'At the end of the 2026 season the need for kickers is high; no position is needed more.',
    ]);
    expect(ofRoster({ groups: senior, position: 'QB' })[1]).toMatch(/for quarterbacks is low; 1 of 10 positions is needed more\.$/);
  });

  it('P-14 with whom a position is counted that is no group of its own', () => {
    expect(ofRoster({ groups: FULL, position: 'FB' })[1]).toContain('the need for running backs, with whom FB is counted, is medium;');
    expect(ofRoster({ groups: FULL, position: 'LS' })).toHaveLength(1);
    expect(ofRoster({ groups: FULL, position: null })).toHaveLength(1);
  });

  it('F-13 nothing but its age or its gap where nothing can be read from it', () => {
    expect(ofRoster({ groups: FULL, season: 2023 })).toEqual(['This roster is 3 seasons old, so it counts nothing.']);
    expect(ofRoster({ groups: { QB: { 2027: 2 } } })).toEqual([
      'The roster is incomplete: it names 2 players, and need is counted from 40 on.',
    ]);
    expect(ofRoster({ groups: FULL, season: 2024 })).toHaveLength(3);
  });
});
