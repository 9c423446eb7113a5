import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';

import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import { SchoolIdPipe } from '../../../directory/adapters/http/index.js';
import { FindStaffPage } from '../../application/find-staff-page.use-case.js';
import type { StaffPageLink } from '../../domain/staff-page-link.js';
import { StaffPageLinkDto } from './staff-page-link.dto.js';

@ApiTags('schools')
@Controller('schools')
export class StaffPageLinkController {
  constructor(private readonly finding: FindStaffPage) {}

  @Get(':id/staff-page')
  @ApiOperation({ operationId: 'getStaffPageLink', summary: 'Where the school names its football coaches, as far as it is known' })
  @ApiParam({ name: 'id', schema: { type: 'integer' } })
  @ApiOkResponse({ type: StaffPageLinkDto })
  @ApiProblem(401, 404)
  find(@CurrentUser() user: SessionUser, @Param('id', SchoolIdPipe) id: number): Promise<StaffPageLink> {
    return this.finding.run(user.id, id);
  }
}
