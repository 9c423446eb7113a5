import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';

import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { RateLimiter } from '../../../../../platform/security/rate-limiter.js';
import { DraftEmail } from '../../application/draft-email.use-case.js';
import { ImproveEmail } from '../../application/improve-email.use-case.js';
import type { WritingOptions } from '../../application/ports/text-model.js';
import { SuggestSubjectLines } from '../../application/suggest-subject-lines.use-case.js';
import type { WritingServiceOptions } from '../../application/writing-service.js';
import { GeneratedEmail, ImprovedEmailDto, SubjectLines } from './ai.dto.js';
import { WRITINGS_PER_ATHLETE } from './ai.limits.js';
import { GenerateEmailRequest, GenerateSubjectLinesRequest, ImproveEmailRequest, type WriterChoice } from './ai.requests.js';
import { answerAsWritten } from './answer-as-written.js';
import { WritingTurns } from './writing-turns.js';

const EVENTS =
  'Who accepts text/event-stream gets events: `text` {text} with all that is written so far, then `done` with the answer or `problem`.';

@ApiTags('ai')
@ApiProblem(400, 401, 404, 429, 502, 503)
@Controller('ai')
export class AiController {
  constructor(
    private readonly drafts: DraftEmail,
    private readonly improvements: ImproveEmail,
    private readonly subjectLines: SuggestSubjectLines,
    private readonly limiter: RateLimiter,
    private readonly turns: WritingTurns,
  ) {}

  @Post('generate-email')
  @HttpCode(200)
  @ApiOperation({ operationId: 'generateEmail', summary: 'Write a first email to a coach', description: EVENTS })
  @ApiOkResponse({ type: GeneratedEmail })
  async generate(
    @CurrentUser() user: SessionUser,
    @Body() body: GenerateEmailRequest,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.limiter.consume(WRITINGS_PER_ATHLETE, user.id);
    const { tone = 'professional', context = '', includeStats = true, schoolId, coachId } = body;
    await answerAsWritten(request, response, (options) => {
      return this.turns.run(
        user.id,
        () => this.drafts.run({ tone, context, includeStats, schoolId, coachId }, deskOptions(user, body, options)),
        options.signal,
      );
    });
  }

  @Post('improve-email')
  @HttpCode(200)
  @ApiOperation({ operationId: 'improveEmail', summary: 'Make an email better in one respect', description: EVENTS })
  @ApiOkResponse({ type: ImprovedEmailDto })
  async improve(
    @CurrentUser() user: SessionUser,
    @Body() body: ImproveEmailRequest,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.limiter.consume(WRITINGS_PER_ATHLETE, user.id);
    const { currentEmail: email, improvementType, tone = 'professional', schoolId } = body;
    await answerAsWritten(request, response, (options) => {
      return this.turns.run(
        user.id,
        () => this.improvements.run({ email, improvementType, tone, schoolId }, deskOptions(user, body, options)),
        options.signal,
      );
    });
  }

  @Post('generate-subject-lines')
  @HttpCode(200)
  @ApiOperation({ operationId: 'generateSubjectLines', summary: 'Find subject lines for an email' })
  @ApiOkResponse({ type: SubjectLines })
  async subjects(
    @CurrentUser() user: SessionUser,
    @Body() body: GenerateSubjectLinesRequest,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.limiter.consume(WRITINGS_PER_ATHLETE, user.id);
    const { emailContent, count = 5 } = body;
    await answerAsWritten(request, response, (options) => {
      return this.turns.run(user.id, () => this.subjectLines.run(emailContent, count, deskOptions(user, body, options)), options.signal);
    });
  }
}

function deskOptions({ id }: SessionUser, { writer }: WriterChoice, options: WritingOptions): WritingServiceOptions {
  return { userId: id, builtIn: writer === 'built-in', ...options };
}
