import { Module } from '@nestjs/common';

import { AiWritingModule } from '../ai/writing/index.js';
import { AuthModule } from '../auth/index.js';
import { AthleteModule } from '../profile/athlete/index.js';
import { PhotoModule } from '../profile/photo/index.js';
import { ProfilePictureController } from './adapters/http/profile-picture.controller.js';
import { SignInController } from './adapters/http/sign-in.controller.js';
import { UserController } from './adapters/http/user.controller.js';
import { UserSettingsController } from './adapters/http/user-settings.controller.js';
import { SignUp } from './application/sign-up.use-case.js';
import { UserQuery } from './queries/user.query.js';

/** What an account is as a whole: the account of auth, the profile, and the figures of every module to the left. */
@Module({
  imports: [AuthModule, AthleteModule, PhotoModule, AiWritingModule],
  controllers: [SignInController, UserController, UserSettingsController, ProfilePictureController],
  providers: [SignUp, UserQuery],
})
export class AccountModule {}
