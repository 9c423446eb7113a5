import { Body, Controller, Delete, HttpCode, HttpStatus, Param, Patch, Post, Req, UseGuards } from '@nestjs/common';
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
import { AddPasskey } from '../../application/add-passkey.use-case.js';
import { ManagePasskeys } from '../../application/manage-passkeys.use-case.js';
import { FACTOR_CHANGES } from './factor.limits.js';
import { AddPasskeyRequest, PasskeyDto, PasskeyQuestion, RenamePasskeyRequest } from './factors.dto.js';
import { OwnPasskeyGuard } from './own-passkey.guard.js';
import { ownSession, refuseStale } from './own-session.js';
import { RefuseUnshown } from './refuse-unshown.js';

@ApiTags('session')
@ForEverybody()
@BeforeSecondFactor()
@Controller('user/passkeys')
export class PasskeysController {
  constructor(
    private readonly adding: AddPasskey,
    private readonly passkeys: ManagePasskeys,
    private readonly limiter: RateLimiter,
    private readonly unshown: RefuseUnshown,
    private readonly clock: Clock,
  ) {}

  @Post('options')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ operationId: 'askForPasskey', summary: 'What the browser needs to make a passkey' })
  @ApiOkResponse({ type: PasskeyQuestion })
  @ApiProblem(401, 403, 409, 429)
  async options(@CurrentUser() { id, username }: SessionUser, @Req() request: Request): Promise<PasskeyQuestion> {
    await this.limiter.consume(FACTOR_CHANGES, id);
    await this.refuse(request);
    return { options: await this.adding.begin(ownSession(request), username) };
  }

  @Post()
  @Audited('passkey_added')
  @ApiOperation({ operationId: 'addPasskey', summary: 'Add the passkey that the browser made' })
  @ApiCreatedResponse({ type: PasskeyDto })
  @ApiProblem(400, 401, 403, 409, 429)
  async add(@CurrentUser() { id }: SessionUser, @Body() body: AddPasskeyRequest, @Req() request: Request): Promise<PasskeyDto> {
    await this.limiter.consume(FACTOR_CHANGES, id);
    await this.refuse(request);
    const passkey = await this.adding.finish(ownSession(request), body.name.trim(), body.passkey);
    request.session.hasSecondFactor = true;
    return PasskeyDto.of(passkey);
  }

  @Patch(':id')
  @UseGuards(OwnPasskeyGuard)
  @ApiOperation({ operationId: 'renamePasskey', summary: 'Give a passkey another name' })
  @ApiOkResponse({ type: PasskeyDto })
  @ApiProblem(400, 401, 403, 404)
  async rename(@Param('id') id: string, @Body() { name }: RenamePasskeyRequest, @Req() request: Request): Promise<PasskeyDto> {
    await this.unshown.run(request);
    return PasskeyDto.of(await this.passkeys.rename(ownSession(request).userId, id, name.trim()));
  }

  @Delete(':id')
  @Audited('passkey_removed')
  @UseGuards(OwnPasskeyGuard)
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({ operationId: 'removePasskey', summary: 'Remove a passkey; the password stays' })
  @ApiNoContentResponse()
  @ApiProblem(401, 403, 404)
  async remove(@Param('id') id: string, @Req() request: Request): Promise<void> {
    await this.refuse(request);
    await this.passkeys.remove(ownSession(request).userId, id);
  }

  /** A stranger at an open session must not be able to add a factor. */
  private async refuse(request: Request): Promise<void> {
    await this.unshown.run(request);
    refuseStale(request, this.clock.now());
  }
}
