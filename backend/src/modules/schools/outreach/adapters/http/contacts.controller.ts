import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Param, Post, Put, UseGuards, UseInterceptors } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';

import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import { LargeAnswerInterceptor } from '../../../../../platform/http/limits/large-answer.interceptor.js';
import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { ContactsQuery, type ContactView } from '../../queries/contacts.query.js';
import { Contacts } from '../../resources/contacts.resource.js';
import { AddContactDto, ChangeContactDto, ContactDto } from './contact.dto.js';
import { OwnContactGuard } from './own-contact.guard.js';

@ApiTags('contacts')
@Controller('user/contacts')
export class ContactsController {
  constructor(
    private readonly query: ContactsQuery,
    private readonly contacts: Contacts,
  ) {}

  @Get()
  @UseInterceptors(LargeAnswerInterceptor)
  @ApiOperation({ operationId: 'listContacts', summary: 'The coaches whom you added, which only you see' })
  @ApiOkResponse({ type: [ContactDto] })
  @ApiProblem(401, 429)
  list(@CurrentUser() user: SessionUser): Promise<ContactView[]> {
    return this.query.of(user.id);
  }

  @Post()
  @ApiOperation({ operationId: 'addContact', summary: 'Adds a coach of your own to a school' })
  @ApiCreatedResponse({ type: ContactDto })
  @ApiProblem(400, 401, 404, 409)
  add(@CurrentUser() user: SessionUser, @Body() { schoolId, ...draft }: AddContactDto): Promise<ContactView> {
    return this.contacts.add(user.id, schoolId, draft);
  }

  @Put(':id')
  @UseGuards(OwnContactGuard)
  @ApiOperation({ operationId: 'changeContact', summary: 'Changes a coach of your own' })
  @ApiParam({ name: 'id', schema: { type: 'integer' } })
  @ApiOkResponse({ type: ContactDto })
  @ApiProblem(400, 401, 404, 409)
  change(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() draft: ChangeContactDto): Promise<ContactView> {
    return this.contacts.change(user.id, Number(id), draft);
  }

  @Delete(':id')
  @HttpCode(HttpStatus.NO_CONTENT)
  @UseGuards(OwnContactGuard)
  @ApiOperation({ operationId: 'removeContact', summary: 'Removes a coach of your own' })
  @ApiParam({ name: 'id', schema: { type: 'integer' } })
  @ApiNoContentResponse()
  @ApiProblem(401, 404)
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string): Promise<void> {
    return this.contacts.remove(user.id, Number(id));
  }
}
