import { Module } from '@nestjs/common';

import { ChecksModule } from '../../campaigns/checks/index.js';
import { StatsModule } from '../../profile/stats/index.js';
import { DirectoryModule } from '../../schools/directory/index.js';
import { FitModule } from '../../schools/fit/index.js';
import { GrammarModule } from '../grammar/index.js';
import { CheckTextController } from './adapters/http/check-text.controller.js';
import { CheckText } from './application/check-text.use-case.js';
import { DirectoryWordsStore } from './application/directory-words-store.js';
import { KnownAthleteQuery } from './queries/known-athlete.query.js';
import { ReaderQuery } from './queries/reader.query.js';
import { CheckClaims } from './application/check-claims.js';
import { GatherFacts } from './application/gather-facts.js';
import { RecordQuery } from './queries/record.query.js';

/** What is known about an athlete and a school, and the check of what a text claims about them. */
@Module({
  imports: [StatsModule, DirectoryModule, FitModule, GrammarModule, ChecksModule],
  controllers: [CheckTextController],
  providers: [RecordQuery, KnownAthleteQuery, ReaderQuery, DirectoryWordsStore, CheckText, GatherFacts, CheckClaims],
  exports: [GatherFacts, CheckClaims],
})
export class FactsModule {}
