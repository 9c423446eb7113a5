import { Body, Controller, HttpCode, Post, Req, UseGuards } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';

import { ApiProblem } from '../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../platform/http/decorators/current-user.js';
import { Public } from '../../../../platform/http/decorators/public.js';
import type { SessionUser } from '../../../../platform/http/access/session-user.js';
import { Audited } from '../../../audit/adapters/http/index.js';
import {
  KnownDevices,
  LocalAuthGuard,
  LoginRequest,
  RegisterRequest,
  SignUpLimits,
  startSession,
} from '../../../auth/adapters/http/index.js';
import { SignUp } from '../../application/sign-up.use-case.js';
import { FactorSignIn } from './factor-sign-in.js';
import { UserAnswer } from './user-answer.js';
import { User } from './user.dto.js';

const SECOND_STEP =
  'Where a second factor is on: 401 second_step_needed, with `ticket` and `methods` (code, passkey) for POST /api/login/second-step.';

/** Both answer the whole user, so that the app needs no second request. */
@ApiTags('session')
@Controller()
export class SignInController {
  constructor(
    private readonly registering: SignUp,
    private readonly answer: UserAnswer,
    private readonly signIns: FactorSignIn,
    private readonly limits: SignUpLimits,
    private readonly devices: KnownDevices,
  ) {}

  @Post('register')
  @Audited('signed_up')
  @Public()
  @ApiOperation({ operationId: 'register', summary: 'Create an account and sign in' })
  @ApiCreatedResponse({ type: User })
  @ApiProblem(400, 409, 422, 429)
  async signUp(@Body() body: RegisterRequest, @Req() request: Request): Promise<User> {
    // Before the limits: of a child not even the try is counted.
    this.registering.checkAge(body.birthdate);
    const id = await this.limits.run(request.ip ?? '', () => this.registering.run(body));
    await startSession(request, {
      id,
      username: body.username,
      role: 'athlete',
      isAdmin: false,
      mustChangePassword: false,
      isStopped: false,
    });
    this.devices.remember(request, body.username);
    return this.answer.of({ id, isAdmin: false }, request);
  }

  @Post('login')
  @Audited('signed_in')
  @Public()
  @HttpCode(200)
  @UseGuards(LocalAuthGuard)
  @ApiOperation({ operationId: 'login', summary: 'Sign in', description: SECOND_STEP })
  @ApiBody({ type: LoginRequest })
  @ApiOkResponse({ type: User })
  @ApiProblem(400, 401, 429)
  async signIn(@CurrentUser() user: SessionUser, @Req() request: Request): Promise<User> {
    return this.signIns.withPassword(request, user);
  }
}
