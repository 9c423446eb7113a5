import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { AuditActor, AuditDetail } from '../domain/audit-entry.js';
import type { AuditKind } from '../domain/audit-kinds.js';

export interface AuditPlace {
  at: Date;
  id: string;
}

/** What is left out is not asked for. */
export interface AuditSearch {
  kinds?: AuditKind[];
  /** Who did it or whom it was about. */
  userId?: string;
  from?: Date;
  /** The first moment that is not part of it. */
  to?: Date;
  /** The place of the last line of the page before. */
  before?: AuditPlace;
}

export interface AuditLine {
  id: string;
  at: Date;
  kind: AuditKind;
  actor: AuditActor;
  actorId: string | null;
  /** Null: no user, or the account is gone. */
  actorName: string | null;
  subjectId: string | null;
  subjectName: string | null;
  address: string | null;
  detail: AuditDetail;
}

/** Each condition with the value it takes: only those asked for are in the statement, so that each has its index. */
function conditions({ kinds, userId, from, to, before }: AuditSearch): [sql: (n: number) => string, value: unknown][] {
  const all: [boolean, (n: number) => string, unknown][] = [
    [kinds !== undefined, (n) => `e.kind = any($${n}::text[])`, kinds],
    [userId !== undefined, (n) => `(e.subject_id = $${n}::uuid or e.actor_id = $${n}::uuid)`, userId],
    [from !== undefined, (n) => `e.at >= $${n}::timestamptz`, from],
    [to !== undefined, (n) => `e.at < $${n}::timestamptz`, to],
    [
      before !== undefined,
      (n) => `(e.at, e.id) < (($${n}::json ->> 'at')::timestamptz, ($${n}::json ->> 'id')::uuid)`,
      JSON.stringify(before),
    ],
  ];
  return all.filter(([isAsked]) => isAsked).map(([, sql, value]) => [sql, value]);
}

const lines = (where: string) => `
with found as (select * from audit_entries e ${where} order by e.at desc, e.id desc limit $1)
select e.id, e.at, e.kind, e.actor, e.actor_id as "actorId", a.username as "actorName", e.subject_id as "subjectId",
  s.username as "subjectName", e.address, e.detail
from found e left join users a on a.id = e.actor_id left join users s on s.id = e.subject_id
order by e.at desc, e.id desc`;

/** The audit log, newest first. Names are those of today; they are not kept in it. */
@Injectable()
export class AuditEntriesQuery {
  constructor(private readonly source: DataSource) {}

  lines(search: AuditSearch, limit: number): Promise<AuditLine[]> {
    const asked = conditions(search);
    const where = asked.map(([sql], index) => sql(index + 2)).join(' and ');
    return this.source.query(lines(where === '' ? '' : `where ${where}`), [limit, ...asked.map(([, value]) => value)]);
  }

  /** The ID of the account with this name; null when none has it. */
  async userNamed(username: string): Promise<string | null> {
    const [user] = await this.source.query<{ id: string }[]>('select id from users where lower(username) = lower($1)', [username]);
    return user?.id ?? null;
  }
}
