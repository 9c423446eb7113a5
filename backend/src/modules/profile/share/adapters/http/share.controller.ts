import { Body, Controller, Get, Header, HttpCode, HttpStatus, Post, Put, type StreamableFile, UseInterceptors } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import { LargeAnswerInterceptor } from '../../../../../platform/http/limits/large-answer.interceptor.js';
import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { RateLimiter } from '../../../../../platform/security/rate-limiter.js';
import { ManageShare } from '../../application/manage-share.use-case.js';
import { PrintResume } from '../../application/print-resume.use-case.js';
import { resumeFile } from './resume-file.js';
import { ChangeShareRequest, ShareDto } from './share.dto.js';
import { RESUMES_PER_ATHLETE } from './share.limits.js';

@ApiTags('profile')
@Controller('user')
export class ShareController {
  constructor(
    private readonly manage: ManageShare,
    private readonly resumes: PrintResume,
    private readonly limiter: RateLimiter,
  ) {}

  @Get('share')
  @ApiOperation({ operationId: 'getShare', summary: 'Whether and what the athlete shares, and the link' })
  @ApiOkResponse({ type: ShareDto })
  @ApiProblem(401)
  show(@CurrentUser() { id }: SessionUser): Promise<ShareDto> {
    return this.manage.show(id);
  }

  @Put('share')
  @ApiOperation({ operationId: 'changeShare', summary: 'Turns sharing on or off, and says what it shows for how long' })
  @ApiOkResponse({ type: ShareDto })
  @ApiProblem(400, 401, 422)
  change(@CurrentUser() { id }: SessionUser, @Body() body: ChangeShareRequest): Promise<ShareDto> {
    return this.manage.change(id, body);
  }

  @Post('share/renew')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ operationId: 'renewShare', summary: 'Makes a new link; the old one is dead at once' })
  @ApiOkResponse({ type: ShareDto })
  @ApiProblem(401)
  renew(@CurrentUser() { id }: SessionUser): Promise<ShareDto> {
    return this.manage.renew(id);
  }

  @Get('resume.pdf')
  @UseInterceptors(LargeAnswerInterceptor)
  @Header('Cache-Control', 'private, no-store')
  @ApiOperation({ operationId: 'getOwnResume', summary: 'The ticked profile as a PDF of one page' })
  @ApiOkResponse({ content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } })
  @ApiProblem(401, 429)
  async resume(@CurrentUser() { id }: SessionUser): Promise<StreamableFile> {
    await this.limiter.consume(RESUMES_PER_ATHLETE, id);
    return resumeFile(await this.resumes.ofAthlete(id));
  }
}
