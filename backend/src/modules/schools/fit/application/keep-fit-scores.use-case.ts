import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import type { FitAnalysis } from '../domain/analyze-fit.js';
import { FIT_VERSION } from '../domain/fit-version.js';
import { AnalyzeFit } from './analyze-fit.use-case.js';
import { FitScores, type DueFit, type FitScore } from './ports/fit-scores.js';

const AT_ONCE = 20;

/** Computes the scores of all athletes whose profile, favorites, schools or rosters changed. */
@Injectable()
export class KeepFitScores {
  constructor(
    private readonly scores: FitScores,
    private readonly analyze: AnalyzeFit,
    private readonly clock: Clock,
  ) {}

  /** Before the first run of a process: scores that another version computed are due. */
  start(): Promise<void> {
    return this.scores.markOlderThan(FIT_VERSION);
  }

  isNeeded(): Promise<boolean> {
    return this.scores.anyDue(this.clock.now());
  }

  /** Idempotent. One athlete's failure does not stop the others; it is thrown at the end. */
  async run(): Promise<void> {
    const failures: unknown[] = [];
    for (let taken = await this.take(); taken.length > 0; taken = await this.take()) {
      for (const due of taken) await this.renew(due).catch((failure: unknown) => failures.push(failure));
    }
    if (failures.length > 0) throw failures[0];
  }

  private take(): Promise<DueFit[]> {
    return this.scores.takeDue(AT_ONCE, this.clock.now());
  }

  private async renew(due: DueFit): Promise<void> {
    const analyses = await this.analyze.ofFavorites(due.userId);
    await this.scores.store(due, analyses.map(toScore), this.clock.now());
  }
}

function toScore({ schoolId, fitVersion, overall, parts }: FitAnalysis): FitScore {
  const need = parts.find(({ key }) => key === 'need');
  return { schoolId, fitVersion, matchPercentage: overall.score, positionNeedScore: need?.score ?? null };
}
