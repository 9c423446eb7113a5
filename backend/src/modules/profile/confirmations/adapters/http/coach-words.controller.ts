import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import { AskCoach } from '../../application/ask-coach.use-case.js';
import { RevokeWord } from '../../application/revoke-word.use-case.js';
import { CoachWordsQuery } from '../../queries/coach-words.query.js';
import { AskCoachRequest, AskedCoachDto, CoachWordsDto } from './confirmations.dto.js';

/** The coaches whom the signed-in athlete asked to confirm figures, and their answers. */
@ApiTags('profile')
@ApiProblem(401)
@Controller('user/coach-words')
export class CoachWordsController {
  constructor(
    private readonly words: CoachWordsQuery,
    private readonly asking: AskCoach,
    private readonly revoking: RevokeWord,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'getCoachWords', summary: 'What coaches confirmed, and who was asked' })
  @ApiOkResponse({ type: CoachWordsDto })
  show(@CurrentUser() { id }: SessionUser): Promise<CoachWordsDto> {
    return this.words.of(id);
  }

  @Post()
  @ApiOperation({ operationId: 'askCoach', summary: 'Ask a high-school coach to confirm figures of the profile' })
  @ApiCreatedResponse({ type: AskedCoachDto })
  @ApiProblem(400, 409, 429, 503)
  async ask(@CurrentUser() { id }: SessionUser, @Body() { email, ...body }: AskCoachRequest): Promise<AskedCoachDto> {
    const link = await this.asking.run(id, { ...body, address: email });
    return { link, words: await this.words.of(id) };
  }

  @Delete(':requestId')
  @ApiOperation({ operationId: 'revokeCoachWord', summary: 'Take it back, answered or not; its link is dead at once' })
  @ApiOkResponse({ type: CoachWordsDto })
  @ApiProblem(404)
  async revoke(@CurrentUser() { id }: SessionUser, @Param('requestId') requestId: string): Promise<CoachWordsDto> {
    await this.revoking.run(id, requestId);
    return this.words.of(id);
  }
}
