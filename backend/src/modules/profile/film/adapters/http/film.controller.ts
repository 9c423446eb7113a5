import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Param, Patch, Post, Put, UseGuards } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';

import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { RateLimiter } from '../../../../../platform/security/rate-limiter.js';
import { CheckFilmLink } from '../../application/check-film-link.use-case.js';
import { KeepFilm } from '../../application/keep-film.use-case.js';
import { FilmClipRepository } from '../../application/ports/film-clip-repository.js';
import type { FilmClip } from '../../domain/film-clip.js';
import { filmLink } from '../../domain/film-link.js';
import { AddClipRequest, ChangeClipRequest, CheckLinkRequest, ClipOrderRequest, FilmClipDto, FilmDto, LinkAnswerDto } from './film.dto.js';
import { LINK_CHECKS } from './film.limits.js';
import { OwnClipGuard } from './own-clip.guard.js';

const shown = (clip: FilmClip): FilmClipDto => ({ id: clip.id, title: clip.title, ...filmLink(clip.url) });

@ApiTags('profile')
@Controller('user/film-clips')
export class FilmController {
  constructor(
    private readonly keepFilm: KeepFilm,
    private readonly checkLink: CheckFilmLink,
    private readonly clips: FilmClipRepository,
    private readonly limiter: RateLimiter,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'getFilm', summary: 'The film link of the profile and the clips, in order' })
  @ApiOkResponse({ type: FilmDto })
  @ApiProblem(401)
  async list(@CurrentUser() { id }: SessionUser): Promise<FilmDto> {
    const { filmLink: main, clips } = await this.clips.of(id);
    return { main: main === null ? null : filmLink(main), clips: clips.map(shown) };
  }

  @Post()
  @ApiOperation({ operationId: 'addClip', summary: 'Adds a clip behind the others' })
  @ApiCreatedResponse({ type: FilmClipDto })
  @ApiProblem(400, 401, 409)
  async add(@CurrentUser() { id }: SessionUser, @Body() body: AddClipRequest): Promise<FilmClipDto> {
    return shown(await this.keepFilm.add(id, body));
  }

  @Post('check')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ operationId: 'checkFilmLink', summary: 'Looks whether a link answers' })
  @ApiOkResponse({ type: LinkAnswerDto })
  @ApiProblem(400, 401, 429)
  async check(@CurrentUser() { id }: SessionUser, @Body() { url }: CheckLinkRequest): Promise<LinkAnswerDto> {
    await this.limiter.consume(LINK_CHECKS, id);
    return this.checkLink.run(url);
  }

  @Put('order')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({ operationId: 'arrangeClips', summary: 'Puts the clips into another order' })
  @ApiNoContentResponse()
  @ApiProblem(400, 401, 409)
  arrange(@CurrentUser() { id }: SessionUser, @Body() { ids }: ClipOrderRequest): Promise<void> {
    return this.clips.arrange(id, ids);
  }

  @Patch(':id')
  @UseGuards(OwnClipGuard)
  @ApiOperation({ operationId: 'changeClip', summary: 'Changes title or link; what is not there stays' })
  @ApiParam({ name: 'id', schema: { type: 'string', format: 'uuid' } })
  @ApiOkResponse({ type: FilmClipDto })
  @ApiProblem(400, 401, 404)
  async change(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() body: ChangeClipRequest): Promise<FilmClipDto> {
    return shown(await this.keepFilm.change(user.id, id, body));
  }

  @Delete(':id')
  @HttpCode(HttpStatus.NO_CONTENT)
  @UseGuards(OwnClipGuard)
  @ApiOperation({ operationId: 'removeClip', summary: 'Removes a clip' })
  @ApiParam({ name: 'id', schema: { type: 'string', format: 'uuid' } })
  @ApiNoContentResponse()
  @ApiProblem(401, 404)
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string): Promise<void> {
    return this.clips.remove(user.id, id);
  }
}
