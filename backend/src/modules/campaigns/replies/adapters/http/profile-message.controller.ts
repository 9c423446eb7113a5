import { Body, Controller, Header, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';

import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { Public } from '../../../../../platform/http/decorators/public.js';
import { networkOf } from '../../../../../platform/security/shorten-address.js';
import { RateLimiter } from '../../../../../platform/security/rate-limiter.js';
import { VisitSharedProfile } from '../../../../profile/share/index.js';
import { TakeMessage } from '../../application/take-message.use-case.js';
import { ProfileMessagesQuery } from '../../queries/profile-messages.query.js';
import { ProfileMessageRequest } from './profile-message.dto.js';
import { MESSAGES_PER_LINK, MESSAGES_PER_NETWORK } from './profile-message.limits.js';

/** "Email the athlete" on a shared profile; no account. */
@ApiTags('shared profiles')
@Public()
@Controller('shared-profiles/:token/messages')
export class ProfileMessageController {
  constructor(
    private readonly visits: VisitSharedProfile,
    private readonly taking: TakeMessage,
    private readonly messages: ProfileMessagesQuery,
    private readonly limiter: RateLimiter,
  ) {}

  @Post()
  @HttpCode(204)
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    operationId: 'writeToAthlete',
    summary: 'Writes to the athlete, whose address stays hidden',
    description: 'Five a day for each athlete. The same key is kept once. 404 where the profile is not shared, or takes no messages.',
  })
  @ApiParam({ name: 'token', schema: { type: 'string' }, example: '0k9cQ0Wl1nVb7b0fQ2c3sT4u5v6w7x8y9zABCDEFGHI' })
  @ApiNoContentResponse()
  @ApiProblem(400, 404, 429)
  async write(@Param('token') token: string, @Body() body: ProfileMessageRequest, @Req() request: Request): Promise<void> {
    const athleteId = await this.visits.taker(token);
    const { website = '', email, ...typed } = body;
    if (website !== '' || (await this.messages.isKept(athleteId, body.key))) return;
    await this.limiter.consume(MESSAGES_PER_NETWORK, networkOf(request.ip ?? ''));
    await this.limiter.consume(MESSAGES_PER_LINK, athleteId);
    await this.taking.run(athleteId, { ...typed, address: email });
  }
}
