import { Body, Controller, Get, HttpCode, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { InDocument } from '../../../../../platform/http/decorators/in-document.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import { ChooseZones } from '../../application/choose-zones.use-case.js';
import { FollowUpQueries } from '../../queries/follow-ups.query.js';
import { UpcomingFollowUpDto } from './follow-ups.dto.js';
import { ChooseZonesRequest } from './follow-ups.requests.js';

/** Follow-ups of all campaigns of the athlete. */
@ApiTags('campaigns')
@ApiProblem(401)
@Controller('user')
export class UpcomingFollowUpsController {
  constructor(
    private readonly queries: FollowUpQueries,
    private readonly choosing: ChooseZones,
  ) {}

  @InDocument('/')
  @Get('upcoming-follow-ups')
  @ApiOperation({ operationId: 'getUpcomingFollowUps', summary: 'What leaves within two days, and what waits for the athlete' })
  @ApiOkResponse({ type: [UpcomingFollowUpDto] })
  upcoming(@CurrentUser() user: SessionUser): Promise<UpcomingFollowUpDto[]> {
    return this.queries.upcoming(user.id);
  }

  @Put('campus-zones')
  @HttpCode(204)
  @ApiOperation({ operationId: 'chooseCampusZones', summary: 'Say the time zone of schools whose place does not' })
  @ApiNoContentResponse()
  @ApiProblem(400)
  choose(@CurrentUser() user: SessionUser, @Body() { zones }: ChooseZonesRequest): Promise<void> {
    return this.choosing.run(user.id, zones);
  }
}
