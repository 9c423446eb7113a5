import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

import type { SessionUser } from '../access/session-user.js';

/** The signed-in user; only on routes that the session guard protects. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext): SessionUser => {
  return context.switchToHttp().getRequest<Request>().user as SessionUser;
});
