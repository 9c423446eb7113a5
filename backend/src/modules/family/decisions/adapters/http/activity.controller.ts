import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import { ForGuardians } from '../../../../../platform/http/decorators/for-roles.js';
import { placeAfter, readPlace } from '../../../../../platform/http/input/place.js';
import { DECISION_LIMITS } from '../../domain/decision-limits.js';
import { FamilyActivityQuery, type FamilyActivity } from '../../queries/family-activity.query.js';
import { FamilyActivityPageDto, FamilyActivityPageQuery, FamilyLogPageQuery } from './activity.dto.js';

@ApiTags('family')
@ApiProblem(400, 401)
@Controller()
export class FamilyActivityController {
  constructor(private readonly activity: FamilyActivityQuery) {}

  @Get('family/activity')
  @ForGuardians()
  @ApiOperation({ operationId: 'listFamilyActivity', summary: 'What was sent, who replied and who decided what, newest first' })
  @ApiOkResponse({ type: FamilyActivityPageDto })
  @ApiProblem(403)
  async page(
    @CurrentUser() { id }: SessionUser,
    @Query() { athleteId, part, before }: FamilyActivityPageQuery,
  ): Promise<FamilyActivityPageDto> {
    const asked = { athleteId: athleteId ?? null, part: part ?? null };
    return pageOf(await this.activity.page(id, asked, DECISION_LIMITS.activity + 1, before === undefined ? null : readPlace(before)));
  }

  @Get('user/family/log')
  @ApiOperation({ operationId: 'listFamilyLog', summary: 'Who decided and asked what, newest first' })
  @ApiOkResponse({ type: FamilyActivityPageDto })
  async log(@CurrentUser() { id }: SessionUser, @Query() { before }: FamilyLogPageQuery): Promise<FamilyActivityPageDto> {
    return pageOf(await this.activity.log(id, DECISION_LIMITS.activity + 1, before === undefined ? null : readPlace(before)));
  }
}

/** `lines`: one more than a page, when there is another one. */
function pageOf(lines: FamilyActivity[]): FamilyActivityPageDto {
  const most = DECISION_LIMITS.activity;
  const shown = lines.slice(0, most);
  return { lines: shown, next: lines.length > most ? placeAfter(shown) : null };
}
