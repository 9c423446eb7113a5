import { Body, Controller, Get, HttpCode, Post, Redirect, Req, UseGuards } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiFoundResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';

import { ApiProblem } from '../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../platform/http/decorators/current-user.js';
import { Public } from '../../../../platform/http/decorators/public.js';
import type { SessionUser } from '../../../../platform/http/session-user.js';
import { Sessions } from '../../application/ports/sessions.js';
import { UserQuery } from '../../application/ports/user-query.js';
import { RegisterAccount } from '../../application/register-account.use-case.js';
import { LoginRequest, RegisterRequest } from './auth.dto.js';
import { KnownDevices } from './known-devices.js';
import { LocalAuthGuard } from './local-auth.guard.js';
import { endSession, startSession } from './session-life.js';
import { SignUpLimits } from './sign-up-limits.js';
import { User } from './user.dto.js';

@ApiTags('session')
@Controller()
export class AuthController {
  constructor(
    private readonly register: RegisterAccount,
    private readonly users: UserQuery,
    private readonly sessions: Sessions,
    private readonly limits: SignUpLimits,
    private readonly devices: KnownDevices,
  ) {}

  @Post('register')
  @Public()
  @ApiOperation({ operationId: 'register', summary: 'Create an account and sign in' })
  @ApiCreatedResponse({ type: User })
  @ApiProblem(400, 409, 429)
  async signUp(@Body() body: RegisterRequest, @Req() request: Request): Promise<User> {
    const id = await this.limits.run(request.ip ?? '', () => this.register.run(body));
    await startSession(request, { id, username: body.username, isAdmin: false });
    this.devices.remember(request, body.username);
    return this.users.byId(id);
  }

  @Post('login')
  @Public()
  @HttpCode(200)
  @UseGuards(LocalAuthGuard)
  @ApiOperation({ operationId: 'login', summary: 'Sign in' })
  @ApiBody({ type: LoginRequest })
  @ApiOkResponse({ type: User })
  @ApiProblem(400, 401, 429)
  async signIn(@CurrentUser() user: SessionUser, @Req() request: Request): Promise<User> {
    await startSession(request, user);
    await this.sessions.endOldest(user.id, request.sessionID);
    this.devices.remember(request, user.username);
    return this.users.byId(user.id);
  }

  @Get('login')
  @Public()
  @Redirect('/', 302)
  @ApiOperation({ operationId: 'showSignIn', summary: 'Leads a browser to the sign-in screen' })
  @ApiFoundResponse({ description: 'To the sign-in screen' })
  showSignIn(): void {}

  @Post('logout')
  @Public()
  @HttpCode(204)
  @ApiOperation({ operationId: 'logout', summary: 'Sign out; the session ends on the server' })
  @ApiNoContentResponse()
  async signOut(@Req() request: Request): Promise<void> {
    await endSession(request);
  }

  @Get('user')
  @ApiOperation({ operationId: 'getUser', summary: 'The signed-in user' })
  @ApiOkResponse({ type: User })
  @ApiProblem(401)
  me(@CurrentUser() user: SessionUser): Promise<User> {
    return this.users.byId(user.id);
  }
}
