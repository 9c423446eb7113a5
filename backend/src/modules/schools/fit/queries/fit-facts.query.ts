import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { Clock } from '../../../../shared-kernel/clock.js';
import { comparableGpa, gpaOnScale, isComparable, type PositionGroup, positionGroup } from '../../../profile/fields/index.js';
import { readHeightInches } from '../../directory/domain/roster/height.js';
import { type FitAthlete, type FitGames, NO_EVIDENCE } from '../domain/fit-athlete.js';
import type { FitSchool } from '../domain/fit-school.js';
import { fitSql } from './fit-facts.sql.js';

/** An athlete whose town is not looked up yet. */
export type AthleteFacts = Omit<FitAthlete, 'home'>;

type SchoolJson = Omit<FitSchool, 'campus'> & { latitude: number | null; longitude: number | null };

type AthleteJson = Omit<AthleteFacts, 'heightInches' | 'games' | 'otherGpa'> & {
  gpaScale: string | null;
  height: string | null;
  games: { season: number; games: number; sums: Record<string, number | null> } | null;
};

/** The counters that are shown for a position, with their labels. */
const FIGURES: Record<PositionGroup, [key: string, label: string][]> = {
  QB: [
    ['passingYards', 'Passing yards'],
    ['passingTouchdowns', 'Passing touchdowns'],
  ],
  RB: [
    ['rushingYards', 'Rushing yards'],
    ['rushingTouchdowns', 'Rushing touchdowns'],
  ],
  WR: [
    ['receptions', 'Receptions'],
    ['receivingYards', 'Receiving yards'],
  ],
  TE: [
    ['receptions', 'Receptions'],
    ['receivingYards', 'Receiving yards'],
  ],
  OL: [],
  DL: [
    ['tackles', 'Tackles'],
    ['sacks', 'Sacks'],
  ],
  LB: [
    ['tackles', 'Tackles'],
    ['sacks', 'Sacks'],
  ],
  DB: [
    ['tackles', 'Tackles'],
    ['defensiveInterceptions', 'Interceptions'],
  ],
  K: [
    ['fieldGoalsMade', 'Field goals made'],
    ['extraPointsMade', 'Extra points made'],
  ],
  P: [
    ['punts', 'Punts'],
    ['puntYards', 'Punt yards'],
  ],
};

/** Fits as they were kept, with the digest of their facts. */
export interface KeptFits {
  stamp: string;
  fits: string;
}

export interface AllFacts {
  stamp: string;
  athlete: AthleteFacts;
  schools: FitSchool[];
}

/** Reads the data for an analysis. */
@Injectable()
export class FitFacts {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Null when the school does not exist. */
  async ofSchool(userId: string, schoolId: number): Promise<{ athlete: AthleteFacts; school: FitSchool } | null> {
    const [row] = await this.source.query<{ athlete: AthleteJson; school: SchoolJson }[]>(fitSql.oneSchool, [
      userId,
      schoolId,
      this.clock.now(),
    ]);
    return row ? { athlete: toAthlete(row.athlete), school: toSchool(row.school) } : null;
  }

  /** By school id; the rosters hold no rivals, only counts. */
  async ofFavorites(userId: string): Promise<{ athlete: AthleteFacts; schools: FitSchool[] }> {
    const [row] = await this.source.query<{ athlete: AthleteJson | null; schools: SchoolJson[] }[]>(fitSql.favorites, [
      userId,
      this.clock.now(),
    ]);
    if (!row?.athlete) return { athlete: NOBODY, schools: [] };
    return { athlete: toAthlete(row.athlete), schools: row.schools.map(toSchool) };
  }

  /**
   * `frame` is what else the scores depend on. The fits that were kept for the same facts, or the facts; rosters hold the players
   * of the athlete's position, and all others as one number.
   */
  async ofAll(userId: string, frame: string): Promise<KeptFits | AllFacts> {
    const [row] = await this.source.query<
      { stamp: string; fits: string | null; athlete: AthleteJson | null; schools: SchoolJson[] | null }[]
    >(fitSql.allSchools, [userId, frame, this.clock.now()]);
    const { stamp = '', fits = null, athlete, schools } = row ?? {};
    if (fits !== null) return { stamp, fits };
    return { stamp, athlete: athlete ? toAthlete(athlete) : NOBODY, schools: (schools ?? []).map(toSchool) };
  }
}

/** An account that was deleted while its job waited. */
const NOBODY: AthleteFacts = {
  position: null,
  graduationYear: null,
  heightInches: null,
  weight: null,
  gpa: null,
  otherGpa: null,
  coreGpa: null,
  satScore: null,
  actScore: null,
  city: null,
  state: null,
  games: null,
  evidence: NO_EVIDENCE,
};

function toAthlete({ height, games, gpa, gpaScale, ...athlete }: AthleteJson): AthleteFacts {
  const group = positionGroup(athlete.position ?? '');
  return {
    ...athlete,
    gpa: comparableGpa({ gpa, gpaScale }),
    otherGpa: gpa === null || isComparable(gpaScale) ? null : gpaOnScale(gpa, gpaScale),
    heightInches: height === null ? null : readHeightInches(height),
    games: games && toGames(games, group === null ? [] : FIGURES[group]),
  };
}

function toGames({ season, games, sums }: NonNullable<AthleteJson['games']>, shown: [key: string, label: string][]): FitGames {
  const figures = shown.flatMap(([key, label]) => {
    const value = sums[key];
    return typeof value === 'number' ? [{ label, value }] : [];
  });
  return { season, games, figures };
}

function toSchool({ latitude, longitude, ...school }: SchoolJson): FitSchool {
  return { ...school, campus: latitude === null || longitude === null ? null : { latitude, longitude } };
}
