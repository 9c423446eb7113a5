import { Controller, Get, Param, Req, Res, UseInterceptors } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';

import { sendPieces } from '../../../../../platform/http/answers/send-pieces.js';
import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import { InDocument } from '../../../../../platform/http/decorators/in-document.js';
import { LargeAnswerInterceptor } from '../../../../../platform/http/limits/large-answer.interceptor.js';
import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import type { FirstSchools } from '../../queries/directory-snapshot.js';
import { Rosters, type RosterPlayerView } from '../../queries/rosters.query.js';
import { SchoolDirectory } from '../../queries/school-directory.query.js';
import type { SchoolDetailView } from '../../queries/school-view.js';
import { SchoolNotFound } from '../../domain/school-errors.js';
import { FirstSchoolsDto } from './first-schools.dto.js';
import { RosterPlayerDto } from './roster-player.dto.js';
import { SchoolDetailDto } from './school-detail.dto.js';
import { SchoolDto } from './school.dto.js';
import { SchoolIdPipe } from './school-id.pipe.js';

/** As many as the page shows at first. */
const FIRST_PAGE = 20;

@ApiTags('schools')
@Controller('schools')
export class SchoolsController {
  constructor(
    private readonly directory: SchoolDirectory,
    private readonly rosters: Rosters,
  ) {}

  @Get()
  @UseInterceptors(LargeAnswerInterceptor)
  @ApiOperation({
    operationId: 'listSchools',
    summary: 'The directory with coaches and your tracking, by name',
  })
  @ApiOkResponse({ type: [SchoolDto] })
  @ApiResponse({ status: 304, description: 'Unchanged since the ETag in If-None-Match' })
  @ApiProblem(401, 429)
  async list(@CurrentUser() user: SessionUser, @Req() request: Request, @Res() response: Response): Promise<void> {
    const list = await this.directory.list(user.id, user.isAdmin);
    response.setHeader('ETag', `W/"${list.version}"`);
    if (request.fresh) {
      response.status(304).end();
      return;
    }
    response.type('application/json').vary('Accept-Encoding');
    if (request.acceptsEncodings('gzip') === false) {
      response.send(list.json());
      return;
    }
    response.setHeader('Content-Encoding', 'gzip');
    const { length, pieces } = await list.gzip();
    response.setHeader('Content-Length', length);
    await sendPieces(response, pieces);
  }

  @InDocument('/recruiting')
  @Get('first')
  @ApiOperation({ operationId: 'listFirstSchools', summary: 'The first page of the directory by name, and how many schools there are' })
  @ApiOkResponse({ type: FirstSchoolsDto })
  @ApiProblem(401, 429)
  first(@CurrentUser() user: SessionUser): Promise<FirstSchools> {
    return this.directory.first(user.id, FIRST_PAGE);
  }

  @Get(':id')
  @ApiOperation({ operationId: 'getSchool', summary: 'One school with coaches, academics and your tracking' })
  @ApiParam({ name: 'id', schema: { type: 'integer' } })
  @ApiOkResponse({ type: SchoolDetailDto })
  @ApiProblem(401, 404)
  async one(@CurrentUser() user: SessionUser, @Param('id', SchoolIdPipe) id: number): Promise<SchoolDetailView> {
    const school = await this.directory.byId(user.id, id);
    if (!school) throw new SchoolNotFound();
    return school;
  }

  @Get(':id/roster')
  @ApiOperation({
    operationId: 'getRoster',
    summary: 'The roster of the newest season that was imported; empty when there is none',
  })
  @ApiParam({ name: 'id', schema: { type: 'integer' } })
  @ApiOkResponse({ type: [RosterPlayerDto] })
  @ApiProblem(401, 404)
  async roster(@Param('id', SchoolIdPipe) id: number): Promise<RosterPlayerView[]> {
    const players = await this.rosters.newestOf(id);
    if (!players) throw new SchoolNotFound();
    return players;
  }
}
