import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';

import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { Public } from '../../../../../platform/http/decorators/public.js';
import { networkOf } from '../../../../../platform/security/shorten-address.js';
import { RateLimiter } from '../../../../../platform/security/rate-limiter.js';
import { GiveWord } from '../../application/give-word.use-case.js';
import { AnswerCoachWordRequest, CoachWordTokenRequest, OpenCoachWordDto } from './confirmations.dto.js';
import { COACH_WORDS_PER_NETWORK } from './confirmations.limits.js';

/** What a coach does who was asked; no account. Opening the link changes nothing: mail scanners open links, but send no form. */
@ApiTags('profile')
@Public()
@Controller('coach-words')
export class CoachWordController {
  constructor(
    private readonly words: GiveWord,
    private readonly limiter: RateLimiter,
  ) {}

  @Post('look')
  @HttpCode(200)
  @ApiOperation({ operationId: 'lookAtCoachWord', summary: 'Who asks whom about what; uses nothing up' })
  @ApiOkResponse({ type: OpenCoachWordDto })
  @ApiProblem(400, 409, 429)
  async look(@Body() { token }: CoachWordTokenRequest, @Req() request: Request): Promise<OpenCoachWordDto> {
    await this.limiter.consume(COACH_WORDS_PER_NETWORK, networkOf(request.ip ?? ''));
    return this.words.look(token);
  }

  @Post('answer')
  @HttpCode(204)
  @ApiOperation({ operationId: 'answerCoachWord', summary: 'Say which figures are right; once' })
  @ApiNoContentResponse()
  @ApiProblem(400, 409, 429)
  async answer(@Body() body: AnswerCoachWordRequest, @Req() request: Request): Promise<void> {
    await this.limiter.consume(COACH_WORDS_PER_NETWORK, networkOf(request.ip ?? ''));
    await this.words.answer(body);
  }
}
