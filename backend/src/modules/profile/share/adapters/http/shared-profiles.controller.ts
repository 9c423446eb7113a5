import {
  type CanActivate,
  Controller,
  type ExecutionContext,
  Get,
  HttpCode,
  HttpStatus,
  Injectable,
  Param,
  Post,
  Req,
  type StreamableFile,
  UseGuards,
} from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';

import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { Public } from '../../../../../platform/http/decorators/public.js';
import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { PictureSigner } from '../../../../../platform/security/picture-signer.js';
import { RateLimiter } from '../../../../../platform/security/rate-limiter.js';
import { ShareLinks } from '../../application/ports/share-links.js';
import { PrintResume } from '../../application/print-resume.use-case.js';
import { VisitSharedProfile } from '../../application/visit-shared-profile.use-case.js';
import { resumeFile } from './resume-file.js';
import { RESUMES_PER_LINK, VIEWS_PER_LINK } from './share.limits.js';
import { SharedProfileDto } from './shared-profile.dto.js';

/** Neither search engines nor caches keep anything, not even that a link is dead. */
@Injectable()
class KeepNothing implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const response = context.switchToHttp().getResponse<Response>();
    response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' });
    return true;
  }
}

const ApiToken = () => ApiParam({ name: 'token', schema: { type: 'string' }, example: '0k9cQ0Wl1nVb7b0fQ2c3sT4u5v6w7x8y9zABCDEFGHI' });

/** The pages for a coach with an athlete's link; they need no sign-in. */
@ApiTags('shared profiles')
@Controller('shared-profiles/:token')
@Public()
@UseGuards(KeepNothing)
export class SharedProfilesController {
  constructor(
    private readonly visits: VisitSharedProfile,
    private readonly resumes: PrintResume,
    private readonly links: ShareLinks,
    private readonly limiter: RateLimiter,
    private readonly pictures: PictureSigner,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'getSharedProfile', summary: 'What an athlete shows to whoever has the link' })
  @ApiToken()
  @ApiOkResponse({ type: SharedProfileDto })
  @ApiProblem(404)
  async look(@Param('token') token: string): Promise<SharedProfileDto> {
    const profile = await this.visits.look(token);
    return { ...profile, photoUrl: this.pictures.sign(profile.photoUrl, 'visitor') };
  }

  @Post('views')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({ operationId: 'countView', summary: 'Counts a visit, and keeps nothing of the visitor' })
  @ApiToken()
  @ApiNoContentResponse()
  @ApiProblem(429)
  async count(@Param('token') token: string, @Req() request: Request): Promise<void> {
    const hash = this.links.hashOf(token);
    if (hash === null) return;
    await this.limiter.consume(VIEWS_PER_LINK, hash);
    const user = request.user as SessionUser | undefined;
    await this.visits.count(token, { userId: user?.id ?? null, userAgent: request.get('user-agent') });
  }

  @Get('resume.pdf')
  @ApiOperation({ operationId: 'getSharedResume', summary: 'The same as a PDF of one page' })
  @ApiToken()
  @ApiOkResponse({ content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } })
  @ApiProblem(404, 429)
  async resume(@Param('token') token: string): Promise<StreamableFile> {
    const profile = await this.visits.look(token);
    await this.limiter.consume(RESUMES_PER_LINK, this.links.hashOf(token) ?? '');
    return resumeFile(await this.resumes.ofProfile(profile));
  }
}
