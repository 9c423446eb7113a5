import { Body, Controller, HttpCode, HttpStatus, Post, UseInterceptors } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import { LargeAnswerInterceptor } from '../../../../../platform/http/limits/large-answer.interceptor.js';
import { ReadStaffPage, type ReadStaff } from '../../application/read-staff-page.use-case.js';
import { StaffContacts, type StaffImportResult } from '../../resources/staff-contacts.resource.js';
import { ImportStaffPageRequest, StaffImportDto } from './staff-import.dto.js';
import { ReadStaffPageRequest, StaffPageDto } from './staff-page.dto.js';

@ApiTags('contacts')
@Controller('user/contacts')
export class StaffPagesController {
  constructor(
    private readonly reading: ReadStaffPage,
    private readonly contacts: StaffContacts,
  ) {}

  @Post('read-staff-page')
  @HttpCode(HttpStatus.OK)
  @UseInterceptors(LargeAnswerInterceptor)
  @ApiOperation({ operationId: 'readStaffPage', summary: 'Reads the coaches on a staff page that you copied; stores nothing' })
  @ApiOkResponse({ type: StaffPageDto })
  @ApiProblem(400, 401, 413, 429, 503)
  read(@CurrentUser() user: SessionUser, @Body() { html = '', text = '', schoolId }: ReadStaffPageRequest): Promise<ReadStaff> {
    return this.reading.run(user.id, { html, text }, schoolId ?? null);
  }

  @Post('import-staff-page')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ operationId: 'importStaffPage', summary: 'Keeps people of a staff page as coaches of your own; safe to repeat' })
  @ApiOkResponse({ type: StaffImportDto })
  @ApiProblem(400, 401, 404, 409)
  import(@CurrentUser() user: SessionUser, @Body() body: ImportStaffPageRequest): Promise<StaffImportResult> {
    const { schoolId, sourceUrl, people, others, offerToAll = false } = body;
    return this.contacts.store(user.id, { schoolId, sourceUrl: sourceUrl ?? null, people, others: others ?? [], offerToAll });
  }
}
