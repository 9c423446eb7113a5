import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { GuardianRule } from '../domain/guardian-rule.js';

const STORE = `
insert into app_state (key, value, updated_at) values ('require_guardian', to_jsonb($1::text), $2)
on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at`;

/** Stores the server's rule in the database, where the sending statements read it by lacks_guardian(). */
@Injectable()
export class StoredGuardianRule {
  constructor(private readonly source: DataSource) {}

  /** At the start of a server. */
  async store(rule: GuardianRule, now: Date): Promise<void> {
    await this.source.query(STORE, [rule, now]);
  }
}
