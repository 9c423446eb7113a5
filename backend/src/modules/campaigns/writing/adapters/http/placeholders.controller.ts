import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import { ListPlaceholders } from '../../application/list-placeholders.use-case.js';
import { PlaceholderDto } from './placeholder.dto.js';

@ApiTags('campaigns')
@ApiProblem(401)
@Controller('user/placeholders')
export class PlaceholdersController {
  constructor(private readonly placeholders: ListPlaceholders) {}

  @Get()
  @ApiOperation({ operationId: 'listPlaceholders', summary: 'Every placeholder, with your own value' })
  @ApiOkResponse({ type: [PlaceholderDto] })
  list(@CurrentUser() user: SessionUser): Promise<PlaceholderDto[]> {
    return this.placeholders.run(user.id);
  }
}
