import { Body, Controller, Get, HttpCode, HttpStatus, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';

import { isUuid } from '../../../../../platform/database/is-uuid.js';
import { AdminOnly } from '../../../../../platform/http/decorators/admin-only.js';
import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { CorrectionDto } from '../../../../schools/outreach/adapters/http/index.js';
import { CorrectionNotFound, Corrections, CorrectionsQuery, type CorrectionView } from '../../../../schools/outreach/index.js';
import { CorrectionFilterDto, DecideCorrectionDto } from './correction-queue.dto.js';

@ApiTags('admin')
@AdminOnly()
@ApiProblem(401, 403)
@Controller('admin/corrections')
export class CorrectionQueueController {
  constructor(
    private readonly query: CorrectionsQuery,
    private readonly corrections: Corrections,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listCorrectionQueue',
    summary: 'Proposed corrections, newest first, at most 200',
  })
  @ApiOkResponse({ type: [CorrectionDto] })
  @ApiProblem(400)
  list(@Query() { status }: CorrectionFilterDto): Promise<CorrectionView[]> {
    return this.query.inQueue(status ?? null);
  }

  @Post(':id/decide')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    operationId: 'decideCorrection',
    summary: 'Accepts and applies a correction, or rejects it',
  })
  @ApiParam({ name: 'id', schema: { type: 'string', format: 'uuid' } })
  @ApiOkResponse({ type: CorrectionDto })
  @ApiProblem(400, 404, 409)
  decide(@Param('id') id: string, @Body() { accept }: DecideCorrectionDto, @CurrentUser() user: SessionUser): Promise<CorrectionView> {
    if (!isUuid(id)) throw new CorrectionNotFound();
    return this.corrections.decide(id, accept, user.id);
  }
}
