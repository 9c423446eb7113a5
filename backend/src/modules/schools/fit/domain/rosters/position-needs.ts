import { FIT_POSITIONS } from './fit-positions.js';
import type { FitRoster, RosterCount } from '../fit-school.js';

/** Above it a need is called high. */
export const HIGH_NEED = 70;

/** high above HIGH_NEED, some above 50, else low. */
export type NeedLevel = 'high' | 'some' | 'low';

/** How much a roster needs players of one position (requirement F-03). */
export interface PositionNeed {
  position: string;
  /** 100, 90, 70, 60 or 30. */
  score: number;
  level: NeedLevel;
  /** Those whose class year is not over. */
  players: number;
  /** Those whose class year ends the season. */
  graduating: number;
}

/**
 * All positions, most needed first, then in the order of FIT_POSITIONS. Empty without a roster and for a
 * roster without players: missing data is not need.
 */
export function positionNeeds(roster: FitRoster | null): PositionNeed[] {
  if (!roster || roster.counts.length === 0) return [];
  return FIT_POSITIONS.map((position) => needOf(position, roster, graduatingClass(roster.season))).sort(
    (one, other) => other.score - one.score,
  );
}

/** Shown wherever players are counted by class: the eligibility rules let a senior stay (rules table, `eligibility-clock`). */
export const FIFTH_SEASON = 'A fifth season is possible, so fewer may leave.';

/** A season of 2024 ends with the class of 2025. */
export const graduatingClass = (season: number) => season + 1;

/**
 * The same for the class that leaves in the year `leaving`, just before an athlete's first season. Players who join before then
 * are unknown, so the position is assumed to stay as large as on the roster.
 */
export function needOf(position: string, { season, counts }: FitRoster, leaving: number): PositionNeed {
  const counted = counts.filter((one) => one.position === position && !isOver(one, season));
  const players = total(counted);
  const graduating = total(counted.filter(({ classYear }) => classYear === String(leaving)));
  const score = scoreOf(players, graduating);
  return { position, score, level: levelOf(score), players, graduating };
}

function scoreOf(players: number, graduating: number): number {
  if (players === 0) return 100;
  if (graduating >= players * 0.5) return 90;
  if (graduating >= players * 0.3) return 70;
  return players < 3 ? 60 : 30;
}

function levelOf(score: number): NeedLevel {
  if (score > HIGH_NEED) return 'high';
  return score > 50 ? 'some' : 'low';
}

const isOver = ({ classYear }: RosterCount, season: number) => classYear !== null && Number(classYear) < graduatingClass(season);

const total = (counts: RosterCount[]) => counts.reduce((sum, { players }) => sum + players, 0);
