import { Module } from '@nestjs/common';

import { ActivityModule } from '../../../platform/activity/activity.module.js';
import { GuardiansModule } from '../../family/guardians/index.js';
import { ShareModule } from '../../profile/share/index.js';
import { RulesModule } from '../../schools/rules/index.js';
import { FitModule } from '../../schools/fit/index.js';
import { FactsModule } from '../facts/index.js';
import { AiWritingModule } from '../writing/index.js';
import { FamilyPlanController } from './adapters/http/family-plan.controller.js';
import { StrategiesController } from './adapters/http/strategies.controller.js';
import { SqlStrategies } from './adapters/persistence/sql-strategies.js';
import { GatherMaterial } from './application/gather-material.js';
import { StrategyFit } from './application/strategy-fit.js';
import { MakeStrategy } from './application/make-strategy.use-case.js';
import { Strategies } from './application/ports/strategies.js';
import { StrategyQuery } from './queries/strategy.query.js';
import { VerifyProse } from './application/verify-prose.js';
import { RulesForAthlete } from './application/rules-for-athlete.js';
import { StrategyWriter } from './application/strategy-writer.js';

/** The recruiting strategy. */
@Module({
  imports: [ActivityModule, GuardiansModule, ShareModule, RulesModule, FitModule, FactsModule, AiWritingModule],
  controllers: [StrategiesController, FamilyPlanController],
  providers: [
    { provide: Strategies, useClass: SqlStrategies },
    StrategyQuery,
    GatherMaterial,
    StrategyFit,
    RulesForAthlete,
    VerifyProse,
    StrategyWriter,
    MakeStrategy,
  ],
  exports: [MakeStrategy],
})
export class StrategyModule {}
