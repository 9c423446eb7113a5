import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { ContactsQuery } from '../../queries/contacts.query.js';
import { ContactNotFound } from '../../../directory/domain/school-errors.js';
import { rowId } from '../../../directory/adapters/http/index.js';

/** Runs before body validation: another athlete's contact is 404 even when the body is invalid. */
@Injectable()
export class OwnContactGuard implements CanActivate {
  constructor(private readonly contacts: ContactsQuery) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request<{ id: string }>>();
    const id = rowId(request.params.id);
    const { id: userId } = request.user as SessionUser;
    const owned = id !== null && (await this.contacts.one(userId, id)) !== null;
    if (!owned) throw new ContactNotFound();
    return true;
  }
}
