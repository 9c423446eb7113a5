import { Controller, Delete, Get, HttpCode, HttpStatus, Param, Post, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';

import { ForEverybody } from '../../../../platform/http/decorators/for-roles.js';
import { ApiProblem } from '../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../platform/http/decorators/current-user.js';
import type { SessionUser } from '../../../../platform/http/access/session-user.js';
import { Clock } from '../../../../shared-kernel/clock.js';
import { Audited } from '../../../audit/adapters/http/index.js';
import { UnknownSession } from '../../domain/account-errors.js';
import { Sessions, type OpenSession } from '../../resources/sessions.resource.js';
import { EndedSessions, SessionDto } from './sessions.dto.js';

@ApiTags('session')
@ForEverybody()
@Controller('user/sessions')
export class SessionsController {
  constructor(
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listSessions', summary: 'The devices that are signed in, this one first' })
  @ApiOkResponse({ type: [SessionDto] })
  @ApiProblem(401)
  list(@CurrentUser() { id }: SessionUser, @Req() { sessionID }: Request): Promise<OpenSession[]> {
    return this.sessions.list(id, sessionID, this.clock.now());
  }

  @Delete(':id')
  @Audited('sessions_ended')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({ operationId: 'endSession', summary: 'Sign out another device' })
  @ApiNoContentResponse()
  @ApiProblem(401, 404)
  async end(@CurrentUser() user: SessionUser, @Param('id') id: string, @Req() { sessionID }: Request): Promise<void> {
    if ((await this.sessions.end(user.id, sessionID, id)) === 0) throw new UnknownSession();
  }

  @Post('end-others')
  @Audited('sessions_ended')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ operationId: 'endOtherSessions', summary: 'Sign out every device but this one' })
  @ApiOkResponse({ type: EndedSessions })
  @ApiProblem(401)
  async endOthers(@CurrentUser() { id }: SessionUser, @Req() { sessionID }: Request): Promise<EndedSessions> {
    return { ended: await this.sessions.end(id, sessionID, null) };
  }
}
