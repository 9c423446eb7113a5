import { Body, Controller, Get, Param, Patch, Res, UseInterceptors } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';

import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import { LargeAnswerInterceptor } from '../../../../../platform/http/limits/large-answer.interceptor.js';
import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { streamJsonList } from '../../../../../platform/http/answers/stream-json-list.js';
import { SchoolList, type TargetSchoolView } from '../../application/ports/school-list.js';
import { TargetSchoolsQuery } from '../../queries/target-schools.query.js';
import { SchoolIdPipe } from '../../../directory/adapters/http/index.js';
import { ChangeTargetSchoolDto, TargetSchoolDto } from './target-school.dto.js';

@ApiTags('tracking')
@Controller('user/target-schools')
export class TargetSchoolsController {
  constructor(
    private readonly targets: TargetSchoolsQuery,
    private readonly schoolList: SchoolList,
  ) {}

  @Get()
  @UseInterceptors(LargeAnswerInterceptor)
  @ApiOperation({ operationId: 'listTargetSchools', summary: 'What you keep about schools, by name' })
  @ApiOkResponse({ type: [TargetSchoolDto] })
  @ApiProblem(401, 429)
  list(@CurrentUser() user: SessionUser, @Res() response: Response): Promise<void> {
    return streamJsonList(response, this.targets.of(user.id));
  }

  @Patch(':schoolId')
  @ApiOperation({
    operationId: 'changeTargetSchool',
    summary: 'Changes what you keep about a school; what is left out stays, a repeat changes nothing',
    description: 'When a text is not the given one before, nothing is changed: 409 text_changed, and `present` is the stored text.',
  })
  @ApiParam({ name: 'schoolId', schema: { type: 'integer' } })
  @ApiOkResponse({ type: TargetSchoolDto })
  @ApiProblem(400, 401, 404, 409)
  change(
    @CurrentUser() user: SessionUser,
    @Param('schoolId', SchoolIdPipe) schoolId: number,
    @Body() { notesBefore, nextStepBefore, ...change }: ChangeTargetSchoolDto,
  ): Promise<TargetSchoolView> {
    return this.schoolList.track(user.id, schoolId, change, { notes: notesBefore, nextStep: nextStepBefore });
  }
}
