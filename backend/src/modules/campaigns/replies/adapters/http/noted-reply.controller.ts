import { Body, Controller, Delete, Param, Put, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import { OwnMailGuard } from '../../../ledger/adapters/http/index.js';
import { CampaignEmail, OwnCampaignGuard } from '../../../writing/adapters/http/index.js';
import { CampaignQueries } from '../../../writing/index.js';
import { NoteReply } from '../../application/note-reply.use-case.js';
import { NotedReplyRequest } from './noted-reply.dto.js';

/** Replies that the athlete saw elsewhere and writes down. */
@ApiTags('campaigns')
@ApiProblem(401, 404)
@UseGuards(OwnCampaignGuard, OwnMailGuard)
@Controller('campaigns/:id/emails/:emailId/noted-reply')
export class NotedReplyController {
  constructor(
    private readonly queries: CampaignQueries,
    private readonly replies: NoteReply,
  ) {}

  @Put()
  @ApiOperation({
    operationId: 'noteReply',
    summary: 'Note that the coach replied',
    description: 'It counts as a reply and is shown as noted by the athlete. A second note changes the first.',
  })
  @ApiOkResponse({ type: CampaignEmail })
  @ApiProblem(400, 409)
  async note(
    @CurrentUser() user: SessionUser,
    @Param('id') id: string,
    @Param('emailId') emailId: string,
    @Body() { at, text = '' }: NotedReplyRequest,
  ): Promise<CampaignEmail> {
    await this.replies.note(user.id, id, emailId, { at: new Date(at), text });
    return this.queries.email(user.id, id, emailId);
  }

  @Delete()
  @ApiOperation({
    operationId: 'removeNotedReply',
    summary: 'Remove the noted reply',
    description: 'Safe to repeat. The lead level stays.',
  })
  @ApiOkResponse({ type: CampaignEmail })
  async remove(@CurrentUser() user: SessionUser, @Param('id') id: string, @Param('emailId') emailId: string): Promise<CampaignEmail> {
    await this.replies.remove(user.id, id, emailId);
    return this.queries.email(user.id, id, emailId);
  }
}
