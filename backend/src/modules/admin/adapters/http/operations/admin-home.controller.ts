import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import { AdminOnly } from '../../../../../platform/http/decorators/admin-only.js';
import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { Clock } from '../../../../../shared-kernel/clock.js';
import { AdminHomeQuery } from '../../../queries/admin-home.query.js';
import { OperationsQuery, type OperationsView } from '../../../queries/operations.query.js';
import { AdminHome, type AdminHomeServer } from './admin-home.dto.js';

@ApiTags('admin')
@AdminOnly()
@ApiProblem(401, 403)
@Controller('admin')
export class AdminHomeController {
  constructor(
    private readonly query: AdminHomeQuery,
    private readonly operations: OperationsQuery,
    private readonly clock: Clock,
  ) {}

  @Get('home')
  @ApiOperation({ operationId: 'getAdminHome', summary: 'What waits for an admin, and the state of the server in short' })
  @ApiOkResponse({ type: AdminHome })
  async read(): Promise<AdminHome> {
    const directory = await this.query.directoryWork();
    return { directory, server: serverOf(await this.operations.read(this.clock.now())) };
  }
}

function serverOf({ queues, sending, gmail, replies }: OperationsView): AdminHomeServer {
  return {
    failedJobs: queues.reduce((sum, { failed }) => sum + failed, 0),
    hasMailServer: sending.hasMailServer,
    isGmailSetUp: gmail.isSetUp,
    queued: sending.queued,
    unknown: sending.unknown,
    failedLastDay: sending.failedLastDay,
    mailboxes: replies.mailboxes,
    mailboxesInTrouble: replies.inTrouble,
    lastReplyCheckAt: replies.lastCheckAt,
  };
}
