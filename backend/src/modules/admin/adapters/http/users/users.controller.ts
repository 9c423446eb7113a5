import { Body, Controller, HttpCode, HttpStatus, Param, Post, Put, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';

import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { AdminOnly } from '../../../../../platform/http/decorators/admin-only.js';
import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import { Audited, auditNothing, auditSubject } from '../../../../audit/adapters/http/index.js';
import { ChangeRole, SendResetLink, Sessions } from '../../../../auth/index.js';
import { UserIdPipe } from './user-id.pipe.js';
import { ChangeRoleRequest, EndedUserSessions } from './users.dto.js';

const roleKind = ({ body }: Request) => ((body as ChangeRoleRequest).isAdmin ? ('admin_made' as const) : ('admin_removed' as const));

/** What an admin does for a user. */
@ApiTags('admin')
@AdminOnly()
@ApiProblem(400, 401, 403, 404)
@Controller('admin/users/:id')
export class UsersController {
  constructor(
    private readonly roles: ChangeRole,
    private readonly links: SendResetLink,
    private readonly sessions: Sessions,
  ) {}

  @Post('end-sessions')
  @Audited('sessions_ended')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ operationId: 'endUserSessions', summary: 'Sign a user out on every device' })
  @ApiOkResponse({ type: EndedUserSessions })
  async endSessions(@Param('id', UserIdPipe) id: string, @Req() request: Request): Promise<EndedUserSessions> {
    await this.links.addressOf(id);
    auditSubject(request, id);
    return { ended: await this.sessions.end(id, request.sessionID, null) };
  }

  @Put('role')
  @Audited(roleKind)
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({ operationId: 'changeUserRole', summary: 'Make a user an admin, or end it' })
  @ApiNoContentResponse()
  @ApiProblem(409)
  async changeRole(
    @CurrentUser() { id: adminId }: SessionUser,
    @Param('id', UserIdPipe) userId: string,
    @Body() { isAdmin }: ChangeRoleRequest,
    @Req() request: Request,
  ): Promise<void> {
    auditSubject(request, userId);
    if (!(await this.roles.run({ adminId, userId, isAdmin }))) auditNothing(request);
  }
}
