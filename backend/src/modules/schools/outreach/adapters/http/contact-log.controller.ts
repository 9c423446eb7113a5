import { Body, Controller, Delete, HttpCode, HttpStatus, Param, Post, Put, UseGuards } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';

import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { contactMoment, type LoggedContactDraft } from '../../domain/logged-contact.js';
import { LoggedContacts, type LoggedContactView } from '../../resources/logged-contacts.resource.js';
import { OwnLogEntryGuard } from './own-log-entry.guard.js';
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
    @Body() body: LogContactDto,
  ): Promise<LoggedContactView> {
    return this.contacts.add(user.id, schoolId, draftOf(body));
  }

  @Put(':entryId')
  @UseGuards(OwnLogEntryGuard)
  @ApiOperation({ operationId: 'changeLoggedContact', summary: 'Changes such an entry; it gets a new id' })
  @ApiParam({ name: 'schoolId', schema: { type: 'integer' } })
  @ApiParam({ name: 'entryId', schema: { type: 'string', format: 'uuid' } })
  @ApiOkResponse({ type: LoggedContactDto })
  @ApiProblem(400, 401, 404, 409)
  change(
    @CurrentUser() user: SessionUser,
    @Param('schoolId', SchoolIdPipe) schoolId: number,
    @Param('entryId') entryId: string,
    @Body() body: LogContactDto,
  ): Promise<LoggedContactView> {
    return this.contacts.replace(user.id, schoolId, entryId, draftOf(body));
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

function draftOf({ kind, at, withWhom, note, status, deadline }: LogContactDto): LoggedContactDraft {
  return { kind, at: contactMoment(at), withWhom: withWhom ?? '', note: note ?? '', status: status ?? null, deadline: deadline ?? null };
}
