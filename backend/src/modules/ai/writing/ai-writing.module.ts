import { Module } from '@nestjs/common';

import { StatsModule } from '../../profile/stats/index.js';
import { DirectoryModule } from '../../schools/directory/index.js';
import { WritingModule } from '../../campaigns/writing/index.js';
import { HarperGrammar } from './adapters/harper/harper-grammar.js';
import { AiController } from './adapters/http/ai.controller.js';
import { WritingTurns } from './adapters/http/writing-turns.js';
import { CountedTextModel } from './adapters/metrics/counted-text-model.js';
import { SqlTokenAllowance } from './adapters/persistence/sql-token-allowance.js';
import { BuiltInTextModel } from './application/built-in-text-model.js';
import { CallsUnderWay } from './application/calls-under-way.js';
import { CheckClaims } from './application/check-claims.js';
import { DraftEmail } from './application/draft-email.use-case.js';
import { GatherFacts } from './application/gather-facts.js';
import { ImproveEmail } from './application/improve-email.use-case.js';
import { Grammar } from './application/ports/grammar.js';
import { RecordQuery } from './queries/record.query.js';
import { TextModel } from './application/ports/text-model.js';
import { TokenAllowance } from './application/ports/token-allowance.js';
import { SuggestSubjectLines } from './application/suggest-subject-lines.use-case.js';
import { AiConfig } from './config/ai-config.js';
import { WritingService } from './application/writing-service.js';
import { Log } from '../../../platform/logging/log.js';
import { Metrics } from '../../../platform/metrics/metrics.js';

/** The vendor's package is large: without a key it is not even read. */
async function chosenModel(config: AiConfig, builtIn: BuiltInTextModel, log: Log, metrics: Metrics): Promise<TextModel> {
  if (config.openAi.apiKey === undefined) return new CountedTextModel(builtIn, metrics);
  const { OpenAiTextModel } = await import('./adapters/openai/openai-text-model.js');
  return new CountedTextModel(new OpenAiTextModel(config, log), metrics);
}

/** AI help with emails: the writers, the allowance, and the check of what they claim. */
@Module({
  imports: [StatsModule, DirectoryModule, WritingModule],
  controllers: [AiController],
  providers: [
    BuiltInTextModel,
    { provide: TextModel, inject: [AiConfig, BuiltInTextModel, Log, Metrics], useFactory: chosenModel },
    { provide: Grammar, useClass: HarperGrammar },
    RecordQuery,
    { provide: TokenAllowance, useClass: SqlTokenAllowance },
    GatherFacts,
    CheckClaims,
    CallsUnderWay,
    WritingService,
    DraftEmail,
    ImproveEmail,
    SuggestSubjectLines,
    WritingTurns,
  ],
  exports: [CheckClaims, GatherFacts, WritingService],
})
export class AiWritingModule {}
