import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import { AdminOnly } from '../../../../platform/http/decorators/admin-only.js';
import { ApiProblem } from '../../../../platform/http/decorators/api-problem.js';
import { CampaignQueries, EmailTemplates, type EmailTemplateText, type EmailTemplateView } from '../../../campaigns/writing/index.js';
import { AdminEmailTemplate, ChangeEmailTemplate, WriteEmailTemplate } from './email-template.dto.js';

@ApiTags('admin')
@AdminOnly()
@ApiProblem(401, 403)
@Controller('admin/email-templates')
export class EmailTemplatesController {
  constructor(
    private readonly queries: CampaignQueries,
    private readonly templates: EmailTemplates,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listAdminEmailTemplates', summary: 'All templates, oldest first' })
  @ApiOkResponse({ type: [AdminEmailTemplate] })
  list(): Promise<EmailTemplateView[]> {
    return this.queries.templates();
  }

  @Post()
  @ApiOperation({ operationId: 'createEmailTemplate', summary: 'Adds a template' })
  @ApiCreatedResponse({ type: AdminEmailTemplate })
  @ApiProblem(400, 409)
  create(@Body() body: WriteEmailTemplate): Promise<EmailTemplateView> {
    return this.templates.add(textOf(body));
  }

  @Put(':id')
  @ApiOperation({
    operationId: 'updateEmailTemplate',
    summary: 'Replaces a template',
    description: 'With a revision that is not the stored one nothing is changed: 409 text_changed, and `present` is the stored text.',
  })
  @ApiOkResponse({ type: AdminEmailTemplate })
  @ApiProblem(400, 404, 409)
  change(@Param('id') id: string, @Body() body: ChangeEmailTemplate): Promise<EmailTemplateView> {
    return this.templates.change(id, textOf(body), body.revision);
  }

  @Delete(':id')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({ operationId: 'deleteEmailTemplate', summary: 'Deletes a template; campaigns keep their text' })
  @ApiNoContentResponse()
  @ApiProblem(404)
  remove(@Param('id') id: string): Promise<void> {
    return this.templates.remove(id);
  }
}

function textOf({ name, description, subject, template }: WriteEmailTemplate): EmailTemplateText {
  return { name, description: description || null, subject: subject || null, template };
}
