import { Body, Controller, Delete, HttpCode, HttpStatus, Post, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';

import { ApiProblem } from '../../../../platform/http/decorators/api-problem.js';
import { BeforeSecondFactor } from '../../../../platform/http/decorators/before-second-factor.js';
import { CurrentUser } from '../../../../platform/http/decorators/current-user.js';
import { ForEverybody } from '../../../../platform/http/decorators/for-roles.js';
import type { SessionUser } from '../../../../platform/http/access/session-user.js';
import { RateLimiter } from '../../../../platform/security/rate-limiter.js';
import { Clock } from '../../../../shared-kernel/clock.js';
import { Audited } from '../../../audit/adapters/http/index.js';
import { SetUpApp } from '../../application/set-up-app.use-case.js';
import { FACTOR_CHANGES, FACTORS_PER_ACCOUNT } from './factor.limits.js';
import { CodeRequest, NewAppDto, RecoveryCodesDto } from './factors.dto.js';
import { refuseStale } from './own-session.js';
import { RefuseUnshown } from './refuse-unshown.js';

@ApiTags('session')
@ForEverybody()
@BeforeSecondFactor()
@Controller('user')
export class AuthenticatorAppController {
  constructor(
    private readonly setUp: SetUpApp,
    private readonly limiter: RateLimiter,
    private readonly unshown: RefuseUnshown,
    private readonly clock: Clock,
  ) {}

  @Post('authenticator-app')
  @ApiOperation({ operationId: 'beginAuthenticatorApp', summary: 'A secret for an authenticator app; it counts once a code was entered' })
  @ApiCreatedResponse({ type: NewAppDto })
  @ApiProblem(401, 403, 409, 429)
  async begin(@CurrentUser() { id, username }: SessionUser, @Req() request: Request): Promise<NewAppDto> {
    await this.refuse(request, id);
    return this.setUp.begin(id, username);
  }

  @Post('authenticator-app/confirm')
  @Audited('authenticator_on')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ operationId: 'confirmAuthenticatorApp', summary: 'Turn the app on with a code of it; answers the recovery codes' })
  @ApiOkResponse({ type: RecoveryCodesDto })
  @ApiProblem(400, 401, 403, 409, 429)
  async confirm(@CurrentUser() { id }: SessionUser, @Body() { code }: CodeRequest, @Req() request: Request): Promise<RecoveryCodesDto> {
    await this.limiter.consume(FACTORS_PER_ACCOUNT, id);
    await this.refuse(request, id);
    const codes = await this.setUp.confirm(id, code);
    request.session.hasSecondFactor = true;
    return { codes };
  }

  @Delete('authenticator-app')
  @Audited('authenticator_off')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({ operationId: 'removeAuthenticatorApp', summary: 'Turn the app and its recovery codes off' })
  @ApiNoContentResponse()
  @ApiProblem(401, 403, 429)
  async remove(@CurrentUser() { id }: SessionUser, @Req() request: Request): Promise<void> {
    await this.refuse(request, id);
    await this.setUp.turnOff(id);
  }

  @Post('recovery-codes')
  @Audited('recovery_codes_made')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ operationId: 'renewRecoveryCodes', summary: 'New recovery codes; those before no longer work' })
  @ApiOkResponse({ type: RecoveryCodesDto })
  @ApiProblem(401, 403, 409, 429)
  async renew(@CurrentUser() { id }: SessionUser, @Req() request: Request): Promise<RecoveryCodesDto> {
    await this.refuse(request, id);
    return { codes: await this.setUp.renewCodes(id) };
  }

  /** A stranger at an open session must not be able to add a factor. */
  private async refuse(request: Request, userId: string): Promise<void> {
    await this.limiter.consume(FACTOR_CHANGES, userId);
    await this.unshown.run(request);
    refuseStale(request, this.clock.now());
  }
}
