import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';

import { DomainError } from '../../../shared-kernel/domain-error.js';
import { ADMIN_ONLY } from '../decorators/admin-only.js';
import { BEFORE_PASSWORD_CHANGE } from '../decorators/before-password-change.js';
import { ROLES } from '../decorators/for-roles.js';
import { DURING_DELETION } from '../decorators/during-deletion.js';
import { PUBLIC } from '../decorators/public.js';
import type { Role, SessionUser } from './session-user.js';

class NotSignedIn extends DomainError {
  constructor() {
    super({ kind: 'unauthenticated', code: 'unauthenticated', message: 'Please sign in.' });
  }
}

class AdminsOnly extends DomainError {
  constructor() {
    super({ kind: 'forbidden', code: 'admins_only', message: 'Only admins may do this.' });
  }
}

/** A guardian asks for what is an athlete's, or the other way round. */
class OtherRole extends DomainError {
  constructor(role: Role) {
    const message = role === 'guardian' ? 'Only athletes may do this.' : 'Only guardians may do this.';
    super({ kind: 'forbidden', code: role === 'guardian' ? 'athletes_only' : 'guardians_only', message });
  }
}

const ATHLETES: Role[] = ['athlete'];

class PasswordChangeNeeded extends DomainError {
  constructor() {
    super({ kind: 'forbidden', code: 'password_change_needed', message: 'Choose a new password first.' });
  }
}

class AccountStopped extends DomainError {
  constructor() {
    const message = 'This account has stopped and will be deleted. You can still download your data.';
    super({ kind: 'forbidden', code: 'account_stopped', message });
  }
}

/** Guards every route: requires a session unless @Public, an athlete unless a role is named, an admin when @AdminOnly. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const targets = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<boolean>(PUBLIC, targets)) return true;
    const user = context.switchToHttp().getRequest<Request>().user as SessionUser | undefined;
    if (!user) throw new NotSignedIn();
    const roles = this.reflector.getAllAndOverride<Role[] | undefined>(ROLES, targets) ?? ATHLETES;
    if (!roles.includes(user.role)) throw new OtherRole(user.role);
    if (this.reflector.getAllAndOverride<boolean>(ADMIN_ONLY, targets) && !user.isAdmin) throw new AdminsOnly();
    this.refuseWaiting(user, targets);
    return true;
  }

  /** Refuses users who have to do something else first. */
  private refuseWaiting(user: SessionUser, targets: Parameters<Reflector['getAllAndOverride']>[1]): void {
    const allows = (mark: string) => this.reflector.getAllAndOverride<boolean>(mark, targets) === true;
    if (user.mustChangePassword && !allows(BEFORE_PASSWORD_CHANGE)) throw new PasswordChangeNeeded();
    if (user.isStopped && !allows(DURING_DELETION)) throw new AccountStopped();
  }
}
