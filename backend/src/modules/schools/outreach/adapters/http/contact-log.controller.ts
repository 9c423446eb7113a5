import { Body, Controller, Delete, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';

import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { LoggedContacts, type LoggedContactView } from '../../resources/logged-contacts.resource.js';
import { LogContactDto, LoggedContactDto } from './contact-log.dto.js';
import { SchoolIdPipe } from '../../../directory/adapters/http/index.js';

@ApiTags('tracking')
@Controller('user/target-schools/:schoolId/log')
export class ContactLogController {
  constructor(private readonly contacts: LoggedContacts) {}

  @Post()
  @ApiOperation({ operationId: 'logContact', summary: 'Writes down a call, text, visit, camp or offer' })
  @ApiParam({ name: 'schoolId', schema: { type: 'integer' } })
  @ApiCreatedResponse({ type: LoggedContactDto })
  @ApiProblem(400, 401, 404)
  add(
    @CurrentUser() user: SessionUser,
    @Param('schoolId', SchoolIdPipe) schoolId: number,
    @Body() { kind, at, withWhom, note }: LogContactDto,
  ): Promise<LoggedContactView> {
    const draft = { kind, at: new Date(at), withWhom: withWhom ?? '', note: note ?? '' };
    return this.contacts.add(user.id, schoolId, draft);
  }

  @Delete(':entryId')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({ operationId: 'removeLoggedContact', summary: 'Takes such an entry out of the timeline' })
  @ApiParam({ name: 'schoolId', schema: { type: 'integer' } })
  @ApiParam({ name: 'entryId', schema: { type: 'string', format: 'uuid' } })
  @ApiNoContentResponse()
  @ApiProblem(401, 404)
  remove(
    @CurrentUser() user: SessionUser,
    @Param('schoolId', SchoolIdPipe) schoolId: number,
    @Param('entryId') entryId: string,
  ): Promise<void> {
    return this.contacts.remove(user.id, schoolId, entryId);
  }
}
