import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { rowId } from '../../../directory/adapters/http/index.js';
import { LogEntryNotFound } from '../../domain/tracking-errors.js';
import { LoggedContacts } from '../../resources/logged-contacts.resource.js';

/** Runs before body validation: another athlete's log entry is 404 even when the body is invalid. */
@Injectable()
export class OwnLogEntryGuard implements CanActivate {
  constructor(private readonly contacts: LoggedContacts) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request<{ schoolId: string; entryId: string }>>();
    const { schoolId, entryId } = request.params;
    const { id: userId } = request.user as SessionUser;
    const school = rowId(schoolId);
    const owned = school !== null && (await this.contacts.has(userId, school, entryId));
    if (!owned) throw new LogEntryNotFound();
    return true;
  }
}
