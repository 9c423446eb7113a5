import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { SendLedger } from '../../application/ports/send-ledger.js';
import { MailNotFound } from '../../../writing/domain/campaign-errors.js';

/** Runs before body validation: an email that is not in the athlete's own campaign is 404. */
@Injectable()
export class OwnMailGuard implements CanActivate {
  constructor(private readonly ledger: SendLedger) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { user, params } = context.switchToHttp().getRequest<Request>();
    const { id } = user as SessionUser;
    if (!(await this.ledger.mail(id, String(params['id']), String(params['emailId'])))) throw new MailNotFound();
    return true;
  }
}
