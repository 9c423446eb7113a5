import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import { isUuid } from '../../../../../platform/database/is-uuid.js';
import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import { ForGuardians } from '../../../../../platform/http/decorators/for-roles.js';
import { InvalidInput } from '../../../../../platform/http/input/validation.pipe.js';
import { DECISION_LIMITS } from '../../domain/decision-limits.js';
import { FamilyActivityQuery, type ActivityPlace } from '../../queries/family-activity.query.js';
import { FamilyActivityPageDto, FamilyActivityPageQuery } from './activity.dto.js';

@ApiTags('family')
@ApiProblem(401, 403)
@ForGuardians()
@Controller('family/activity')
export class FamilyActivityController {
  constructor(private readonly activity: FamilyActivityQuery) {}

  @Get()
  @ApiOperation({ operationId: 'listFamilyActivity', summary: 'What was sent, who replied and who decided what, newest first' })
  @ApiOkResponse({ type: FamilyActivityPageDto })
  @ApiProblem(400)
  async page(
    @CurrentUser() { id }: SessionUser,
    @Query() { athleteId, part, before }: FamilyActivityPageQuery,
  ): Promise<FamilyActivityPageDto> {
    const most = DECISION_LIMITS.activity;
    const lines = await this.activity.page(id, { athleteId: athleteId ?? null, part: part ?? null }, most + 1, placeOf(before));
    const shown = lines.slice(0, most);
    const last = shown.at(-1);
    return { lines: shown, next: lines.length > most && last ? `${last.at.toISOString()}_${last.id}` : null };
  }
}

function placeOf(cursor: string | undefined): ActivityPlace | null {
  if (cursor === undefined) return null;
  const [time = '', id = ''] = cursor.split('_');
  const at = new Date(time);
  if (!Number.isNaN(at.getTime()) && at.toISOString() === time && isUuid(id)) return { at, id };
  throw new InvalidInput([{ field: 'before', code: 'invalid_place', message: 'before takes what the page before gave.' }]);
}
