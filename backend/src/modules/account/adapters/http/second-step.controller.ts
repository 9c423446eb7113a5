import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';

import { ApiProblem } from '../../../../platform/http/decorators/api-problem.js';
import { Public } from '../../../../platform/http/decorators/public.js';
import { RateLimiter } from '../../../../platform/security/rate-limiter.js';
import { networkOf, shortenAddress } from '../../../../platform/security/shorten-address.js';
import { Audited } from '../../../audit/adapters/http/index.js';
import { NoteFailedSignIn } from '../../../auth/index.js';
import {
  FACTORS_PER_ACCOUNT,
  PASSKEY_SIGN_INS_PER_NETWORK,
  PasskeyQuestion,
  PasskeySignInRequest,
  SecondStepRequest,
  TicketRequest,
} from '../../../factors/adapters/http/index.js';
import { FactorSignIn } from './factor-sign-in.js';
import { User } from './user.dto.js';

/** Sign-ins with a second step. Each responds with the whole user, as the sign-in with the password does. */
@ApiTags('session')
@Public()
@Controller('login')
export class SecondStepController {
  constructor(
    private readonly signIns: FactorSignIn,
    private readonly limiter: RateLimiter,
    private readonly failures: NoteFailedSignIn,
  ) {}

  @Post('passkey/options')
  @HttpCode(200)
  @ApiOperation({ operationId: 'askForSignIn', summary: 'What the browser needs to sign in with a passkey, without a name' })
  @ApiOkResponse({ type: PasskeyQuestion })
  @ApiProblem(429)
  async passkeyOptions(@Req() request: Request): Promise<PasskeyQuestion> {
    await this.limiter.consume(PASSKEY_SIGN_INS_PER_NETWORK, networkOf(request.ip ?? ''));
    return { options: await this.signIns.passkeyOptions() };
  }

  @Post('passkey')
  @Audited('signed_in', () => ({ with: 'passkey' }))
  @HttpCode(200)
  @ApiOperation({ operationId: 'loginWithPasskey', summary: 'Sign in with a passkey; it counts as both factors' })
  @ApiOkResponse({ type: User })
  @ApiProblem(400, 401, 429)
  async passkey(@Body() { passkey }: PasskeySignInRequest, @Req() request: Request): Promise<User> {
    await this.limiter.consume(PASSKEY_SIGN_INS_PER_NETWORK, networkOf(request.ip ?? ''));
    return this.signIns.withPasskey(request, passkey);
  }

  @Post('second-step/options')
  @HttpCode(200)
  @ApiOperation({ operationId: 'askForSecondStep', summary: 'What the browser needs to show a passkey after the password' })
  @ApiOkResponse({ type: PasskeyQuestion })
  @ApiProblem(400, 401, 429)
  async secondStepOptions(@Body() { ticket }: TicketRequest, @Req() request: Request): Promise<PasskeyQuestion> {
    await this.limiter.consume(PASSKEY_SIGN_INS_PER_NETWORK, networkOf(request.ip ?? ''));
    return { options: await this.signIns.secondStepOptions(ticket) };
  }

  @Post('second-step')
  @Audited('signed_in', () => ({ with: 'second step' }))
  @HttpCode(200)
  @ApiOperation({ operationId: 'finishSignIn', summary: 'The second step after the password: a code or a passkey' })
  @ApiOkResponse({ type: User })
  @ApiProblem(400, 401, 429)
  async secondStep(@Body() body: SecondStepRequest, @Req() request: Request): Promise<User> {
    await this.limiter.consume(PASSKEY_SIGN_INS_PER_NETWORK, networkOf(request.ip ?? ''));
    const userId = await this.signIns.ownerOf(body.ticket);
    await this.limiter.consume(FACTORS_PER_ACCOUNT, userId);
    const address = shortenAddress(request.ip ?? '');
    return this.signIns.secondStep(request, body).catch((error: unknown) => this.failures.secondStep(error, userId, address));
  }
}
