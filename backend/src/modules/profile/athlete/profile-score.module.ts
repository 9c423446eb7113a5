import { Global, Module } from '@nestjs/common';

import { ProfileScorer } from '../../auth/index.js';
import { WeighProfile } from './application/weigh-profile.js';

/** Global, because auth asks for the score and cannot import the modules that stand to the right of it. */
@Global()
@Module({
  providers: [{ provide: ProfileScorer, useClass: WeighProfile }],
  exports: [ProfileScorer],
})
export class ProfileScoreModule {}
