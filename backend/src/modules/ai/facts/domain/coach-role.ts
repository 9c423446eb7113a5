import { positionGroup } from '../../../profile/fields/index.js';
import type { Fact } from './fact.js';

/** What a coach works with, by the codes of the directory; a coach has several, parted by commas. */
const WORK: Record<string, string> = {
  QB: 'coach the quarterbacks',
  RB: 'coach the running backs',
  WR: 'coach the receivers',
  TE: 'coach the tight ends',
  OL: 'coach the offensive line',
  DL: 'coach the defensive line',
  LB: 'coach the linebackers',
  DB: 'coach the defensive backs',
  OC: 'coordinate the offense',
  DC: 'coordinate the defense',
  RC: 'coordinate recruiting',
};
const OFFENSE = new Set(['QB', 'RB', 'WR', 'TE', 'OL']);

/**
 * Returns the part of a coach's work to mention to that coach, with its source: the athlete's position first, else the side of
 * the ball, else recruiting. Null when the directory's title has nothing that matters to this athlete.
 */
export function coachRole(coach: { position: string; schoolName: string }, athletePosition: string | null): Fact | null {
  const group = positionGroup(athletePosition ?? '');
  const side = group === null || group === 'K' || group === 'P' ? '' : OFFENSE.has(group) ? 'OC' : 'DC';
  const codes = coach.position.split(',');
  const work = WORK[[group ?? '', side, 'RC'].find((code) => codes.includes(code)) ?? ''];
  if (work === undefined) return null;
  return {
    key: 'school.coachRole',
    label: `Staff of ${coach.schoolName}`,
    value: `you ${work} at ${coach.schoolName}`,
    source: 'school',
    measures: [],
  };
}
