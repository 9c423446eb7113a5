import { Module } from '@nestjs/common';

import { AiWritingModule } from './writing/index.js';
import { StrategyModule } from './strategy/index.js';

@Module({ imports: [AiWritingModule, StrategyModule] })
export class AiModule {}
