import { Module } from '@nestjs/common';

import { ActivityModule } from '../../platform/activity/activity.module.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { Log } from '../../platform/logging/log.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { ProfileModule } from '../profile/index.js';
import { SchoolsModule } from '../schools/index.js';
import { HarperGrammar } from './adapters/harper/harper-grammar.js';
import { AiController } from './adapters/http/ai.controller.js';
import { StrategiesController } from './adapters/http/strategies.controller.js';
import { WritingTurns } from './adapters/http/writing-turns.js';
import { CountedTextModel } from './adapters/metrics/counted-text-model.js';
import { SqlRecordQuery } from './adapters/persistence/sql-record-query.js';
import { SqlStrategies } from './adapters/persistence/sql-strategies.js';
import { SqlStrategyQuery } from './adapters/persistence/sql-strategy-query.js';
import { SqlTokenAllowance } from './adapters/persistence/sql-token-allowance.js';
import { BuiltInTextModel } from './application/built-in-text-model.js';
import { CallsUnderWay } from './application/calls-under-way.js';
import { CheckClaims } from './application/check-claims.js';
import { DraftEmail } from './application/draft-email.use-case.js';
import { GatherFacts } from './application/gather-facts.js';
import { ImproveEmail } from './application/improve-email.use-case.js';
import { MakeStrategy } from './application/make-strategy.use-case.js';
import { Grammar } from './application/ports/grammar.js';
import { RecordQuery } from './application/ports/record-query.js';
import { Strategies } from './application/ports/strategies.js';
import { StrategyQuery } from './application/ports/strategy-query.js';
import { TextModel } from './application/ports/text-model.js';
import { TokenAllowance } from './application/ports/token-allowance.js';
import { RateStrategy } from './application/rate-strategy.use-case.js';
import { GatherMaterial } from './application/strategy/gather-material.js';
import { RulesForAthlete } from './application/strategy/rules-for-athlete.js';
import { ProofProse } from './application/strategy/proof-prose.js';
import { StrategyWriter } from './application/strategy/strategy-writer.js';
import { SuggestSubjectLines } from './application/suggest-subject-lines.use-case.js';
import { WritingDesk } from './application/writing-desk.js';

/** The vendor's package is large: without a key it is not even read. */
async function chosenModel(config: AppConfig, builtIn: BuiltInTextModel, log: Log, metrics: Metrics): Promise<TextModel> {
  if (config.openAi.apiKey === undefined) return new CountedTextModel(builtIn, metrics);
  const { OpenAiTextModel } = await import('./adapters/openai/openai-text-model.js');
  return new CountedTextModel(new OpenAiTextModel(config, log), metrics);
}

@Module({
  imports: [ActivityModule, ProfileModule, SchoolsModule],
  controllers: [AiController, StrategiesController],
  providers: [
    BuiltInTextModel,
    { provide: TextModel, inject: [AppConfig, BuiltInTextModel, Log, Metrics], useFactory: chosenModel },
    { provide: Grammar, useClass: HarperGrammar },
    { provide: RecordQuery, useClass: SqlRecordQuery },
    { provide: TokenAllowance, useClass: SqlTokenAllowance },
    { provide: Strategies, useClass: SqlStrategies },
    { provide: StrategyQuery, useClass: SqlStrategyQuery },
    GatherFacts,
    GatherMaterial,
    RulesForAthlete,
    CheckClaims,
    ProofProse,
    CallsUnderWay,
    WritingDesk,
    StrategyWriter,
    MakeStrategy,
    RateStrategy,
    DraftEmail,
    ImproveEmail,
    SuggestSubjectLines,
    WritingTurns,
  ],
  exports: [GatherFacts, CheckClaims, WritingDesk],
})
export class AiModule {}
