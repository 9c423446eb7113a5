import { Module } from '@nestjs/common';

import { DirectoryModule } from '../directory/index.js';
import { RulesModule } from '../rules/index.js';
import { FitController } from './adapters/http/fit.controller.js';
import { SchoolFitsController } from './adapters/http/school-fits.controller.js';
import { SchoolSuggestionsController } from './adapters/http/school-suggestions.controller.js';
import { FitWorker } from './adapters/jobs/fit-worker.js';
import { SqlFitScores } from './adapters/persistence/sql-fit-scores.js';
import { FitSchedule } from './adapters/schedule/fit-schedule.js';
import { AnalyzeFit } from './application/analyze-fit.use-case.js';
import { FitFrame } from './application/fit-frame.js';
import { FitTables } from './application/fit-tables.js';
import { KeepFitScores } from './application/keep-fit-scores.use-case.js';
import { SchoolDismissals } from './resources/school-dismissals.resource.js';
import { ReadSchoolFits } from './application/read-school-fits.use-case.js';
import { SuggestSchools } from './application/suggest-schools.use-case.js';
import { FitFacts } from './queries/fit-facts.query.js';
import { SuggestionFactsQuery } from './queries/suggestion-facts.query.js';
import { FitScores } from './application/ports/fit-scores.js';

/** How well a school fits an athlete. */
@Module({
  imports: [DirectoryModule, RulesModule],
  controllers: [FitController, SchoolFitsController, SchoolSuggestionsController],
  providers: [
    ...[AnalyzeFit, FitFacts, FitFrame, FitSchedule, FitTables, FitWorker, KeepFitScores, ReadSchoolFits],
    ...[SchoolDismissals, SuggestSchools, SuggestionFactsQuery],
    { provide: FitScores, useClass: SqlFitScores },
  ],
  exports: [AnalyzeFit, KeepFitScores, SuggestSchools],
})
export class FitModule {}
