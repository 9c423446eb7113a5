import { Controller, Get, HttpCode, HttpStatus, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';

import { AdminOnly } from '../../../../../platform/http/decorators/admin-only.js';
import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { JobQueue } from '../../../../../platform/jobs/job-queue.js';
import { Clock } from '../../../../../shared-kernel/clock.js';
import { DomainError } from '../../../../../shared-kernel/domain-error.js';
import { CheckAllMailboxes } from '../../../../campaigns/replies/index.js';
import { OperationsQuery, type AccountLine, type OperationsView } from '../../../queries/operations.query.js';
import { AccountSearchDto, Operations, OperationsAccount, RetriedJobs, StartedPoll } from './operations.dto.js';

class QueueNotFound extends DomainError {
  constructor() {
    super({ kind: 'missing', code: 'queue_not_found', message: 'This server has no queue of that name.' });
  }
}

@ApiTags('admin')
@AdminOnly()
@ApiProblem(401, 403)
@Controller('admin')
export class OperationsController {
  constructor(
    private readonly operations: OperationsQuery,
    private readonly jobs: JobQueue,
    private readonly mailboxes: CheckAllMailboxes,
    private readonly clock: Clock,
  ) {}

  @Get('operations')
  @ApiOperation({ operationId: 'getOperations', summary: 'What the server has on its hands' })
  @ApiOkResponse({ type: Operations })
  read(): Promise<OperationsView> {
    return this.operations.read(this.clock.now());
  }

  @Get('users')
  @ApiOperation({ operationId: 'listAccounts', summary: 'Accounts, newest first' })
  @ApiOkResponse({ type: [OperationsAccount] })
  @ApiProblem(400)
  accounts(@Query() { search, limit = 50, before }: AccountSearchDto): Promise<AccountLine[]> {
    return this.operations.accounts({ search, limit, before });
  }

  @Post('operations/reply-poll')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    operationId: 'startReplyPoll',
    summary: 'Looks into all connected mailboxes now',
    description: 'Answers at once. Mailboxes that were looked into a moment ago, or whose provider asked to wait, are left alone.',
  })
  @ApiOkResponse({ type: StartedPoll })
  async poll(): Promise<StartedPoll> {
    return { mailboxes: await this.mailboxes.run() };
  }

  @Post('operations/queues/:name/retry')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ operationId: 'retryFailedJobs', summary: 'Gives the failed jobs of a queue another try' })
  @ApiParam({ name: 'name', example: 'campaign-deliver' })
  @ApiOkResponse({ type: RetriedJobs })
  @ApiProblem(404)
  async retry(@Param('name') name: string): Promise<RetriedJobs> {
    const retried = await this.jobs.retryFailed(name);
    if (retried === null) throw new QueueNotFound();
    return { retried };
  }
}
