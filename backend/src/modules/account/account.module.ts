import { Module } from '@nestjs/common';

import { AiWritingModule } from '../ai/writing/index.js';
import { AuthModule } from '../auth/index.js';
import { FactorsModule } from '../factors/index.js';
import { GatewaysModule } from '../gmail/gateways/index.js';
import { AthleteModule } from '../profile/athlete/index.js';
import { PhotoModule } from '../profile/photo/index.js';
import { FactorSignIn } from './adapters/http/factor-sign-in.js';
import { FinishSignIn } from './adapters/http/finish-sign-in.js';
import { ProfilePictureController } from './adapters/http/profile-picture.controller.js';
import { SecondStepController } from './adapters/http/second-step.controller.js';
import { SignInController } from './adapters/http/sign-in.controller.js';
import { UserAnswer } from './adapters/http/user-answer.js';
import { UserController } from './adapters/http/user.controller.js';
import { UserSettingsController } from './adapters/http/user-settings.controller.js';
import { SignUp } from './application/sign-up.use-case.js';
import { UserQuery } from './queries/user.query.js';

/** What an account is as a whole: the account of auth, the profile, and the figures of every module to the left. */
@Module({
  imports: [AuthModule, FactorsModule, AthleteModule, PhotoModule, AiWritingModule, GatewaysModule],
  controllers: [SignInController, SecondStepController, UserController, UserSettingsController, ProfilePictureController],
  providers: [FactorSignIn, FinishSignIn, SignUp, UserAnswer, UserQuery],
})
export class AccountModule {}
