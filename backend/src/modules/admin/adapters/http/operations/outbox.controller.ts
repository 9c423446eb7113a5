import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsUUID, Max, Min } from 'class-validator';

import { MayBeOmitted } from '../../../../../platform/http/decorators/may-be-omitted.js';
import { isUuid } from '../../../../../platform/database/is-uuid.js';
import { AdminOnly } from '../../../../../platform/http/decorators/admin-only.js';
import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { OutboxStore } from '../../../../../platform/mail/outbox-store.js';
import { DomainError } from '../../../../../shared-kernel/domain-error.js';
import { OutboxMail, OutboxMailText } from './outbox.dto.js';

class OutboxMailNotFound extends DomainError {
  constructor() {
    super({ kind: 'missing', code: 'mail_not_found', message: 'This email is not in the outbox.' });
  }
}

export class OutboxPage {
  @ApiPropertyOptional({ default: 50, minimum: 1, maximum: 200 })
  @Max(200)
  @Min(1)
  @IsInt()
  @Type(() => Number)
  @MayBeOmitted()
  limit?: number;

  @ApiPropertyOptional({ format: 'uuid', description: 'The id of the last email of the page before' })
  @IsUUID()
  @MayBeOmitted()
  before?: string;
}

@ApiTags('admin')
@AdminOnly()
@ApiProblem(401, 403)
@Controller('admin/outbox')
export class OutboxController {
  constructor(private readonly outbox: OutboxStore) {}

  @Get()
  @ApiOperation({ operationId: 'getOutbox', summary: 'Mail that stays on this server, newest first' })
  @ApiOkResponse({ type: [OutboxMail] })
  @ApiProblem(400)
  list(@Query() page: OutboxPage): Promise<OutboxMail[]> {
    return this.outbox.list(page.limit ?? 50, page.before);
  }

  @Get(':id')
  @ApiOperation({ operationId: 'getOutboxMail', summary: 'One email with its text' })
  @ApiOkResponse({ type: OutboxMailText })
  @ApiProblem(404)
  async show(@Param('id') id: string): Promise<OutboxMailText> {
    const mail = isUuid(id) ? await this.outbox.byId(id) : null;
    if (!mail) throw new OutboxMailNotFound();
    return mail;
  }
}
