import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { IS_KEPT } from '../adapters/persistence/profile-messages.sql.js';
import type { SuspicionReason } from '../../suspicion/domain/reasons.js';
import { BY_FORM } from '../domain/profile-message.js';

/** A message as the athlete reads it. */
export interface ReceivedMessage {
  id: string;
  at: Date;
  name: string;
  school: string;
  address: string;
  text: string;
  /** The address is that of a coach in the directory or of an own contact. */
  isKnownAddress: boolean;
  /** The coach in whose conversation it is shown; null: none, because no coach has the address. */
  coachId: number | null;
  suspicions: SuspicionReason[];
  /** The athlete checked who wrote it. */
  isChecked: boolean;
  reportedAt: Date | null;
  shownToGuardianAt: Date | null;
}

export interface MessagePlace {
  at: Date;
  id: string;
}

const LIST = `
select id, date_trunc('milliseconds', received_at) as at, from_name as name, written_school as school, from_address as address, body as text,
  not outside_domain as "isKnownAddress", coach_id as "coachId", suspicions, checked_at is not null as "isChecked", reported_at as "reportedAt", shown_to_guardian_at as "shownToGuardianAt"
from replies where user_id = $1 and account = '${BY_FORM}'
  and ($3::timestamptz is null or (date_trunc('milliseconds', received_at), id) < ($3, $4::uuid))
order by date_trunc('milliseconds', received_at) desc, id desc limit $2`;

/** The messages that came by the form of the shared profile, as their athlete reads them. */
@Injectable()
export class ProfileMessagesQuery {
  constructor(private readonly source: DataSource) {}

  /** Newest first. */
  list(userId: string, limit: number, before: MessagePlace | null): Promise<ReceivedMessage[]> {
    return this.source.query(LIST, [userId, limit, before?.at ?? null, before?.id ?? null]);
  }

  /** Returns whether the message of this request is stored already. */
  async isKept(userId: string, key: string): Promise<boolean> {
    return (await this.source.query<object[]>(IS_KEPT, [userId, key])).length > 0;
  }

  /** Who would see a message that is reported. */
  async hasGuardian(userId: string): Promise<boolean> {
    return (await this.source.query<object[]>('select from guardianships where athlete_id = $1 limit 1', [userId])).length > 0;
  }
}
