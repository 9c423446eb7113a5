import { Module } from '@nestjs/common';

import { DirectoryModule } from '../directory/index.js';
import { RulesModule } from '../rules/index.js';
import { FitController } from './adapters/http/fit.controller.js';
import { FitWorker } from './adapters/jobs/fit-worker.js';
import { SqlFitScores } from './adapters/persistence/sql-fit-scores.js';
import { FitSchedule } from './adapters/schedule/fit-schedule.js';
import { AnalyzeFit } from './application/analyze-fit.use-case.js';
import { FitTables } from './application/fit-tables.js';
import { KeepFitScores } from './application/keep-fit-scores.use-case.js';
import { FitFacts } from './queries/fit-facts.query.js';
import { FitScores } from './application/ports/fit-scores.js';

/** How well a school fits an athlete. */
@Module({
  imports: [DirectoryModule, RulesModule],
  controllers: [FitController],
  providers: [FitFacts, { provide: FitScores, useClass: SqlFitScores }, AnalyzeFit, FitSchedule, FitTables, FitWorker, KeepFitScores],
  exports: [AnalyzeFit, KeepFitScores],
})
export class FitModule {}
