import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { ReadContactWindows } from '../../application/read-contact-windows.use-case.js';
import { ContactWindowDto, ContactWindowQuery } from './contact-window.dto.js';

@ApiTags('schools')
@Controller('user')
export class ContactWindowsController {
  constructor(private readonly windows: ReadContactWindows) {}

  @Get('contact-windows')
  @ApiOperation({
    operationId: 'listContactWindows',
    summary: 'Whether coaches may write to the athlete now, by kind of school, with rule and source',
  })
  @ApiOkResponse({ type: [ContactWindowDto] })
  @ApiProblem(400, 401)
  list(@CurrentUser() user: SessionUser, @Query() { zone = 'UTC' }: ContactWindowQuery): Promise<ContactWindowDto[]> {
    return this.windows.run(user.id, zone);
  }
}
