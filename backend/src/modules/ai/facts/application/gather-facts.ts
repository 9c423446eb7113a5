import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { GAME_FIGURES, SumUpGames } from '../../../profile/stats/index.js';
import { introductionRemarks } from '../../../campaigns/checks/index.js';
import { AnalyzeFit } from '../../../schools/fit/index.js';
import { CoachNotFound, SchoolNotFound } from '../../../schools/directory/index.js';
import type { SeasonRecord } from '../domain/athlete-record.js';
import { coachRole } from '../domain/coach-role.js';
import type { Fact } from '../domain/fact.js';
import { factsOf } from '../domain/facts-of.js';
import { schoolReason } from '../domain/school-reason.js';
import { toSendOnRequest } from '../domain/to-send-on-request.js';
import { ReaderQuery } from '../queries/reader.query.js';
import { RecordQuery } from '../queries/record.query.js';

export interface WantedFacts {
  includeStats: boolean;
  schoolId?: number | null;
}

/** The closed list of facts about an athlete, and about a school where one is meant. */
@Injectable()
export class GatherFacts {
  constructor(
    private readonly records: RecordQuery,
    private readonly sumUpGames: SumUpGames,
    private readonly readers: ReaderQuery,
    private readonly fit: AnalyzeFit,
    private readonly clock: Clock,
  ) {}

  /** Throws SchoolNotFound. */
  async run(userId: string, { includeStats, schoolId = null }: WantedFacts): Promise<Fact[]> {
    const { athlete, school, level, ...known } = await this.records.read(userId, schoolId, this.today());
    if (schoolId !== null && school === null) throw new SchoolNotFound();
    const facts = factsOf(athlete, includeStats ? await this.latestSeason(userId, level) : null, school);
    return [...facts, ...toSendOnRequest(known)];
  }

  /** What the reader does there, where one coach is meant. Throws CoachNotFound. */
  async ofCoach(userId: string, coachId: number): Promise<{ schoolId: number; facts: Fact[] }> {
    const coach = await this.readers.role(coachId, userId);
    if (coach === null) throw new CoachNotFound();
    const { athlete } = await this.records.read(userId, null, this.today());
    return { schoolId: coach.schoolId, facts: [coachRole(coach, athlete.position)].flatMap((fact) => fact ?? []) };
  }

  /** What to think of before an introduction to the school. */
  async beforeIntroduction(userId: string, schoolId: number): Promise<string[]> {
    const remarks = introductionRemarks(await this.readers.record(userId, schoolId));
    if (remarks.length > 0) return remarks;
    const { gate } = (await this.fit.ofSchool(userId, schoolId)).overall;
    return gate === null ? [] : [`${gate.sentence} Ask your counselor first whether you can reach it; this email can wait until you know.`];
  }

  /** Returns one true fact about the school for an email to it. Throws SchoolNotFound. */
  async ofSchool(userId: string, schoolId: number): Promise<Fact[]> {
    const { school } = await this.records.read(userId, schoolId, this.today());
    if (school === null) throw new SchoolNotFound();
    return [schoolReason(await this.fit.ofSchool(userId, schoolId), school)].flatMap((fact) => fact ?? []);
  }

  private async latestSeason(userId: string, level: string | null): Promise<SeasonRecord | null> {
    const { seasons, defaultSeason } = await this.sumUpGames.run(userId);
    const season = seasons.find((one) => one.season === defaultSeason);
    if (!season || season.games === 0) return null;
    const figures = GAME_FIGURES.flatMap(({ key, label, kind }) => {
      const value = season.totals[key] ?? season.derived[key];
      return value === undefined || value === null ? [] : [{ key, label, kind, value }];
    });
    return { season: season.season, level, games: season.games, figures };
  }

  private today(): string {
    return this.clock.now().toISOString().slice(0, 10);
  }
}
