import { Injectable } from '@nestjs/common';

import { keepPlan } from '../../../platform/database/kept-plans.js';
import { CurrentReads } from '../../../platform/database/reads/read-source.js';
import type { SessionUser } from '../../../platform/http/access/session-user.js';

const SESSION_USER = keepPlan(`
select id, username, role, is_admin as "isAdmin", must_change_password as "mustChangePassword", deletion_due_at is not null as "isStopped"
from users where id = $1`);

/** Who the user of a session is now: read for each request, by its primary key. */
@Injectable()
export class SessionUserQuery {
  constructor(private readonly reads: CurrentReads) {}

  /** Null when the account is gone. */
  async byId(id: string): Promise<SessionUser | null> {
    return (await this.reads.query<SessionUser[]>(SESSION_USER, [id]))[0] ?? null;
  }
}
