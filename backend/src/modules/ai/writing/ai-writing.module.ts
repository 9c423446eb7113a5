import { Module } from '@nestjs/common';

import { WritingModule } from '../../campaigns/writing/index.js';
import { AthleteModule } from '../../profile/athlete/index.js';
import { FactsModule } from '../facts/index.js';
import { GrammarModule } from '../grammar/index.js';
import { MaskingModule } from '../masking/index.js';
import { AiController } from './adapters/http/ai.controller.js';
import { WritingTurns } from './adapters/http/writing-turns.js';
import { CountedTextModel } from './adapters/metrics/counted-text-model.js';
import { SqlTokenAllowance } from './adapters/persistence/sql-token-allowance.js';
import { BuiltInTextModel } from './application/built-in-text-model.js';
import { CallsUnderWay } from './application/calls-under-way.js';
import { ChooseWriter } from './application/choose-writer.js';
import { DraftEmail } from './application/draft-email.use-case.js';
import { ImproveEmail } from './application/improve-email.use-case.js';
import { TextModel } from './application/ports/text-model.js';
import { TokenAllowance } from './application/ports/token-allowance.js';
import { ProviderUse } from './application/provider-use.js';
import { ShowWhatIsSent } from './application/show-what-is-sent.use-case.js';
import { SuggestSubjectLines } from './application/suggest-subject-lines.use-case.js';
import { AiConfig } from './config/ai-config.js';
import { WritingService } from './application/writing-service.js';
import { ProviderChoiceQuery } from './queries/provider-choice.query.js';
import { ProviderChoices } from './resources/provider-choices.resource.js';
import { Log } from '../../../platform/logging/log.js';
import { Metrics } from '../../../platform/metrics/metrics.js';

/** The vendor's package is large: without a key it is not even read. */
async function chosenModel(config: AiConfig, builtIn: BuiltInTextModel, log: Log, metrics: Metrics): Promise<TextModel> {
  if (config.openAi.apiKey === undefined) return new CountedTextModel(builtIn, metrics);
  const { OpenAiTextModel } = await import('./adapters/openai/openai-text-model.js');
  return new CountedTextModel(new OpenAiTextModel(config, log), metrics);
}

/** AI help with emails: the writers and their allowance. */
@Module({
  imports: [AthleteModule, WritingModule, GrammarModule, FactsModule, MaskingModule],
  controllers: [AiController],
  providers: [
    BuiltInTextModel,
    { provide: TextModel, inject: [AiConfig, BuiltInTextModel, Log, Metrics], useFactory: chosenModel },
    { provide: TokenAllowance, useClass: SqlTokenAllowance },
    CallsUnderWay,
    ProviderChoiceQuery,
    ProviderChoices,
    ProviderUse,
    ShowWhatIsSent,
    ChooseWriter,
    WritingService,
    DraftEmail,
    ImproveEmail,
    SuggestSubjectLines,
    WritingTurns,
  ],
  exports: [WritingService, ProviderChoices, ProviderUse, ShowWhatIsSent],
})
export class AiWritingModule {}
