import type { Division } from '../../directory/domain/division.js';

/** General values for a whole division (requirements F-05 and F-08). A guide, not a rule. */
export interface DivisionGuide {
  name: string;
  /** The usual academic score where nothing can be compared. */
  baseline: number;
  /** Grade average that programs look for. */
  gpa: number;
  /** Miles around the campus in which most recruiting happens. */
  reach: number;
  /** Half a sentence: why the reach is that long. */
  reachReason: string;
  reachSource: string;
  reachAsOf: string | null;
}

/** Three of four rostered players of 2023 and 2024 came from within so many miles: data/home-distances.csv. */
const HOME_MILES = { FBS: 637, FCS: 498 };
/** Requirement F-05: regional recruiting outside D1. */
const REGIONAL_MILES = 500;

const D1 = { name: 'Division I', baseline: 85, gpa: 3 };

const observed = (subdivision: 'FBS' | 'FCS'): DivisionGuide => ({
  ...D1,
  reach: HOME_MILES[subdivision],
  reachReason: `three of four ${subdivision} players come from within ${HOME_MILES[subdivision]} miles`,
  reachSource: 'Rosters of 2023 and 2024, SportsDataverse (CC BY 4.0)',
  reachAsOf: '2024',
});

const regional = (guide: Pick<DivisionGuide, 'name' | 'baseline' | 'gpa'>): DivisionGuide => ({
  ...guide,
  reach: REGIONAL_MILES,
  reachReason: `${guide.name} programs recruit mostly within ${REGIONAL_MILES} miles`,
  reachSource: 'General guide, not a rule',
  reachAsOf: null,
});

const GUIDES = {
  FBS: observed('FBS'),
  FCS: observed('FCS'),
  D2: regional({ name: 'Division II', baseline: 75, gpa: 2.5 }),
  D3: regional({ name: 'Division III', baseline: 90, gpa: 3.2 }),
};

/**
 * Null for division "na", for which there is no general value. A D1 school without a known subdivision gets the
 * shorter reach.
 */
export function divisionGuide(division: Division, subdivision: string | null): DivisionGuide | null {
  switch (division) {
    case 'D1':
      return subdivision === 'FBS' ? GUIDES.FBS : GUIDES.FCS;
    case 'D2':
    case 'D3':
      return GUIDES[division];
    case 'na':
      return null;
  }
}
