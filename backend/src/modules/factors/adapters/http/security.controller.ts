import { Body, Controller, Get, HttpCode, HttpStatus, Post, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';

import { ApiProblem } from '../../../../platform/http/decorators/api-problem.js';
import { BeforePasswordChange } from '../../../../platform/http/decorators/before-password-change.js';
import { BeforeSecondFactor } from '../../../../platform/http/decorators/before-second-factor.js';
import { CurrentUser } from '../../../../platform/http/decorators/current-user.js';
import { DuringDeletion } from '../../../../platform/http/decorators/during-deletion.js';
import { ForEverybody } from '../../../../platform/http/decorators/for-roles.js';
import type { SessionUser } from '../../../../platform/http/access/session-user.js';
import { ManagePasskeys } from '../../application/manage-passkeys.use-case.js';
import { ReadFactors } from '../../application/read-factors.use-case.js';
import { FactorsConfig } from '../../config/factors-config.js';
import { FACTOR_LIMITS } from '../../domain/factor-limits.js';
import { FactorDuties } from './factor-duties.js';
import { ConfirmIdentityRequest, PasskeyDto, PasskeyQuestion, SecurityDto, ShowFactorRequest } from './factors.dto.js';
import { ShowIdentity } from './show-identity.js';

@ApiTags('session')
@ForEverybody()
@BeforeSecondFactor()
@Controller('user')
export class SecurityController {
  constructor(
    private readonly passkeys: ManagePasskeys,
    private readonly factors: ReadFactors,
    private readonly config: FactorsConfig,
    private readonly duties: FactorDuties,
    private readonly shown: ShowIdentity,
  ) {}

  @Get('security')
  @DuringDeletion()
  @ApiOperation({ operationId: 'getSecurity', summary: 'The passkeys, and whether an authenticator app is on' })
  @ApiOkResponse({ type: SecurityDto })
  @ApiProblem(401)
  async show(@CurrentUser() user: SessionUser, @Req() request: Request): Promise<SecurityDto> {
    const [passkeys, { hasApp }] = await Promise.all([this.passkeys.list(user.id), this.factors.run(user.id)]);
    return {
      passkeys: passkeys.map((passkey) => PasskeyDto.of(passkey)),
      mostPasskeys: FACTOR_LIMITS.passkeys,
      hasApp,
      recoveryCodesLeft: await this.factors.recoveryCodesLeft(user.id),
      isRequired: this.config.isRequiredOf(user),
      secondFactor: await this.duties.of(user, request),
    };
  }

  @Post('confirm/options')
  @DuringDeletion()
  @BeforePasswordChange()
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ operationId: 'askToConfirm', summary: 'What the browser needs to show a passkey of this account' })
  @ApiOkResponse({ type: PasskeyQuestion })
  @ApiProblem(401, 429)
  async options(@Req() request: Request): Promise<PasskeyQuestion> {
    return { options: await this.shown.options(request) };
  }

  @Post('confirm')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({
    operationId: 'confirmIdentity',
    summary: 'Show the password or a passkey, so that this session may change how the account is signed in to, for 10 minutes',
  })
  @ApiNoContentResponse()
  @ApiProblem(400, 401, 429)
  async confirm(@Body() body: ConfirmIdentityRequest, @Req() request: Request): Promise<void> {
    await this.shown.confirm(request, body);
  }

  @Post('second-factor')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({ operationId: 'showSecondFactor', summary: 'Show the second factor in a session that began without it' })
  @ApiNoContentResponse()
  @ApiProblem(400, 401, 429)
  async second(@Body() body: ShowFactorRequest, @Req() request: Request): Promise<void> {
    await this.shown.secondFactor(request, body);
  }
}
