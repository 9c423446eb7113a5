import { Controller, Get, HttpCode, HttpStatus, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';

import { AskedBackups } from '../../../../../platform/backup/index.js';
import { AppConfig } from '../../../../../platform/config/app-config.js';
import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { AdminOnly } from '../../../../../platform/http/decorators/admin-only.js';
import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import { DomainError } from '../../../../../shared-kernel/domain-error.js';
import { auditNothing } from '../../../../audit/adapters/http/index.js';
import { UpkeepQuery, type UpkeepView } from '../../../queries/upkeep.query.js';
import { StartedBackup, Upkeep } from './upkeep.dto.js';

class BackupsNotSetUp extends DomainError {
  constructor() {
    const message = 'This server has no folder for backups. Set BACKUP_DIR and start it again.';
    super({ kind: 'conflict', code: 'backups_not_set_up', message });
  }
}

@ApiTags('admin')
@AdminOnly()
@ApiProblem(401, 403)
@Controller('admin/operations')
export class UpkeepController {
  constructor(
    private readonly upkeep: UpkeepQuery,
    private readonly asked: AskedBackups,
    private readonly config: AppConfig,
  ) {}

  @Get('upkeep')
  @ApiOperation({ operationId: 'getUpkeep', summary: 'The version, whether the database fits it, and the backups' })
  @ApiOkResponse({ type: Upkeep })
  read(): Promise<UpkeepView> {
    return this.upkeep.read();
  }

  @Post('backups')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    operationId: 'makeBackup',
    summary: 'Makes a backup in the folder of the server',
    description:
      'Answers at once; `asked` of getUpkeep tells how far it is. Safe to repeat: while one is under way no other begins. ' +
      'The oldest that was asked for is deleted when there are more than BACKUP_KEEP.',
  })
  @ApiOkResponse({ type: StartedBackup })
  @ApiProblem(409)
  async make(@CurrentUser() { id }: SessionUser, @Req() request: Request): Promise<StartedBackup> {
    if (this.config.backups.folder === undefined) throw new BackupsNotSetUp();
    const { isNew } = await this.asked.ask(id);
    if (!isNew) auditNothing(request);
    return { isNew };
  }
}
