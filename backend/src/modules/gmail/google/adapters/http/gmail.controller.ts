import { Controller, Get, HttpCode, Post, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';

import { GmailConfig } from '../../../gateways/index.js';
import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { Writes } from '../../../../../platform/http/decorators/writes.js';
import { RateLimiter } from '../../../../../platform/security/rate-limiter.js';
import { DisconnectGmail } from '../../application/disconnect-gmail.use-case.js';
import { GmailConnections } from '../../application/gmail-connections.js';
import { StartGmailConnect } from '../../application/start-gmail-connect.use-case.js';
import { RECONNECT_MESSAGES } from '../../../gateways/domain/reconnect-message.js';
import { ConnectQuery, GmailConnect, GmailDisconnected, GmailStatusView } from './gmail.dto.js';
import { CONNECTS_PER_ATHLETE } from './gmail.limits.js';

@ApiTags('gmail')
@Controller('gmail')
export class GmailController {
  constructor(
    private readonly config: GmailConfig,
    private readonly connections: GmailConnections,
    private readonly starting: StartGmailConnect,
    private readonly ending: DisconnectGmail,
    private readonly limiter: RateLimiter,
  ) {}

  @Get('status')
  @ApiOperation({ operationId: 'getGmailStatus', summary: 'How the athlete’s Gmail stands; Google is not asked' })
  @ApiOkResponse({ type: GmailStatusView })
  @ApiProblem(401)
  async status(@CurrentUser() { id }: SessionUser): Promise<GmailStatusView> {
    const { status, sentLast24Hours } = await this.connections.overviewOf(id);
    const { state, reason, email } = status;
    const connected = state === 'connected';
    return {
      ...status,
      connected,
      email: connected ? email : null,
      lostEmail: connected ? null : email,
      message: reason && RECONNECT_MESSAGES[reason],
      dailyCap: this.config.dailyCap,
      sentLast24Hours,
    };
  }

  @Writes()
  @Get('connect')
  @ApiOperation({ operationId: 'connectGmail', summary: 'Where Google asks the athlete; good for ten minutes, once' })
  @ApiOkResponse({ type: GmailConnect })
  @ApiProblem(400, 401, 409, 429)
  async connect(
    @CurrentUser() { id }: SessionUser,
    @Query() { replies, sameTab }: ConnectQuery,
    @Req() request: Request,
  ): Promise<GmailConnect> {
    await this.limiter.consume(CONNECTS_PER_ATHLETE, id);
    const { sessionID: sessionId } = request;
    const authUrl = await this.starting.run({ userId: id, sessionId, replies: replies !== 'false', sameTab: sameTab === 'true' });
    return { authUrl };
  }

  @Post('disconnect')
  @HttpCode(200)
  @ApiOperation({ operationId: 'disconnectGmail', summary: 'Revoke the access at Google and forget it' })
  @ApiOkResponse({ type: GmailDisconnected })
  @ApiProblem(401)
  async disconnect(@CurrentUser() { id }: SessionUser): Promise<GmailDisconnected> {
    return { revoked: await this.ending.run(id) };
  }
}
