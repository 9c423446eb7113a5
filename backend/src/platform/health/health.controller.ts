import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { DataSource } from 'typeorm';

import { AppConfig } from '../config/app-config.js';
import { Replica } from '../database/reads/replica.js';
import { Public } from '../http/decorators/public.js';
import { JobQueue } from '../jobs/job-queue.js';

/** Less than the probes in docker/ wait, so that they read 503 and not nothing. */
const PATIENCE_MS = 2_500;

export class Health {
  @ApiProperty({
    example: 'ok',
    enum: ['ok', 'read_only', 'unavailable'],
    description: 'read_only: the primary database is lost and its replica answers reads',
  })
  status: 'ok' | 'read_only' | 'unavailable';

  @ApiPropertyOptional({
    example: 'used',
    enum: ['used', 'behind', 'lost'],
    description: 'With DATABASE_READ_URL: whether the replica answers reads, is too far behind, or does not answer',
  })
  replica?: 'used' | 'behind' | 'lost';
}

@ApiTags('health')
@Public()
@Controller('health')
export class HealthController {
  private look: Promise<boolean> | undefined;

  constructor(
    private readonly source: DataSource,
    private readonly jobs: JobQueue,
    private readonly replica: Replica,
    private readonly config: AppConfig,
  ) {}

  @Get('live')
  @ApiOperation({ operationId: 'getLiveness', summary: 'The process answers' })
  @ApiOkResponse({ type: Health })
  live(): Health {
    return { status: 'ok' };
  }

  @Get('ready')
  @ApiOperation({ operationId: 'getReadiness', summary: 'Database and job queue answer; 503 when nothing can be answered' })
  @ApiOkResponse({ type: Health })
  async ready(@Res({ passthrough: true }) response: Response): Promise<Health> {
    const status = await this.status();
    if (status === 'unavailable') response.status(503);
    return this.replica.isConfigured ? { status, replica: this.replica.state } : { status };
  }

  private async status(): Promise<Health['status']> {
    if (!this.jobs.ready) return 'unavailable';
    if (await this.databaseAnswers()) return 'ok';
    // Jobs write: a process that does nothing else has no use for a replica.
    return this.replica.isPrimaryLost && this.replica.state === 'used' && this.config.role !== 'worker' ? 'read_only' : 'unavailable';
  }

  /** A database that is silent keeps a connection for each look, so there is one at a time. */
  private async databaseAnswers(): Promise<boolean> {
    this.look ??= this.ask().finally(() => (this.look = undefined));
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS, false)));
    try {
      return await Promise.race([this.look, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  private async ask(): Promise<boolean> {
    try {
      await this.source.query('select 1');
      return true;
    } catch {
      return false;
    }
  }
}
