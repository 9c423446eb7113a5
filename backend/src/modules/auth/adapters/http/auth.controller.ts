import { Controller, Get, HttpCode, Post, Redirect, Req } from '@nestjs/common';
import { ApiFoundResponse, ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';

import { Public } from '../../../../platform/http/decorators/public.js';
import { Audited } from '../../../audit/adapters/http/index.js';
import { endSession } from './session-life.js';

@ApiTags('session')
@Controller()
export class AuthController {
  @Get('login')
  @Public()
  @Redirect('/', 302)
  @ApiOperation({ operationId: 'showSignIn', summary: 'Leads a browser to the sign-in screen' })
  @ApiFoundResponse({ description: 'To the sign-in screen' })
  showSignIn(): void {}

  @Post('logout')
  @Audited('signed_out')
  @Public()
  @HttpCode(204)
  @ApiOperation({ operationId: 'logout', summary: 'Sign out; the session ends on the server' })
  @ApiNoContentResponse()
  async signOut(@Req() request: Request): Promise<void> {
    await endSession(request);
  }
}
