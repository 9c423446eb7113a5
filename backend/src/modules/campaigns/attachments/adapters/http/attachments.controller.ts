import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Put, Query, Req, StreamableFile, UseGuards } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';

import { isUuid } from '../../../../../platform/database/is-uuid.js';
import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import { OwnCampaignGuard } from '../../../writing/adapters/http/index.js';
import { ReadAttachment } from '../../application/read-attachment.js';
import { AttachmentNotFound, AttachmentTooLarge } from '../../domain/attachment-errors.js';
import { ATTACHMENT_LIMITS } from '../../domain/attachment-limits.js';
import { plainName } from '../../domain/attachment-name.js';
import { CampaignFiles } from '../../resources/campaign-files.resource.js';
import { AttachmentsDto, AttachProfileRequest } from './attachments.dto.js';
import { readBody } from './read-body.js';

/** Files attached to the emails of a campaign. */
@ApiTags('campaigns')
@ApiProblem(401, 404)
@UseGuards(OwnCampaignGuard)
@Controller('user/campaigns/:id/attachments')
export class AttachmentsController {
  constructor(
    private readonly files: CampaignFiles,
    private readonly reading: ReadAttachment,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'getAttachments', summary: 'What goes with the emails of a campaign' })
  @ApiOkResponse({ type: AttachmentsDto })
  list(@CurrentUser() user: SessionUser, @Param('id') id: string): Promise<AttachmentsDto> {
    return this.files.of(user.id, id);
  }

  @Post()
  @HttpCode(200)
  @ApiOperation({
    operationId: 'addAttachment',
    summary: 'Attach a file to a draft',
    description: 'PDF, JPEG or PNG, told by its content; 5 MB each, 10 MB together. Photos lose where and with what they were taken.',
  })
  @ApiQuery({ name: 'name', schema: { type: 'string' }, description: 'Of the file' })
  @ApiConsumes('application/octet-stream')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @ApiOkResponse({ type: AttachmentsDto })
  @ApiProblem(400, 409)
  async add(
    @CurrentUser() user: SessionUser,
    @Param('id') id: string,
    @Query('name') given: unknown,
    @Req() request: Request,
  ): Promise<AttachmentsDto> {
    const name = typeof given === 'string' ? given : '';
    const bytes = await readBody(request, ATTACHMENT_LIMITS.fileBytes);
    if (!bytes) throw new AttachmentTooLarge(plainName(name).slice(0, ATTACHMENT_LIMITS.name) || 'This file');
    return this.files.add(user.id, id, await this.reading.run(name, bytes));
  }

  @Put('profile')
  @ApiOperation({ operationId: 'attachProfile', summary: 'Whether the one-page profile PDF goes with the emails of a draft' })
  @ApiOkResponse({ type: AttachmentsDto })
  @ApiProblem(400, 409)
  profile(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() { attach }: AttachProfileRequest): Promise<AttachmentsDto> {
    return this.files.attachProfile(user.id, id, attach);
  }

  @Get(':fileId')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ operationId: 'getAttachmentFile', summary: 'An attached file, to attach it by hand' })
  @ApiProduces('application/octet-stream')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async file(@Param('id') id: string, @Param('fileId') fileId: string): Promise<StreamableFile> {
    const [file] = isUuid(fileId) ? await this.files.bytesOf(id, fileId) : [];
    if (!file?.bytes) throw new AttachmentNotFound();
    const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`;
    return new StreamableFile(file.bytes, { type: file.contentType, disposition });
  }

  @Delete(':fileId')
  @ApiOperation({ operationId: 'removeAttachment', summary: 'Take a file off a draft' })
  @ApiOkResponse({ type: AttachmentsDto })
  @ApiProblem(409)
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string, @Param('fileId') fileId: string): Promise<AttachmentsDto> {
    return this.files.remove(user.id, id, fileId);
  }
}
