import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { isUuid } from '../../../../../platform/database/is-uuid.js';
import { takeTurns } from '../../../../../platform/database/take-turns.js';
import {
  EmailTemplateRepository,
  type ChangedEmailTemplate,
  type EmailTemplateChange,
  type EmailTemplateRecord,
} from '../../application/ports/email-template-repository.js';
import { refuseBeyondLimits } from '../../domain/refuse-beyond-limits.js';

const MARK_LOADED = `
insert into app_state (key, value) values ('starter_templates', 'true'::jsonb) on conflict (key) do nothing returning key`;

const ADD = `
insert into email_templates (id, name, description, template, created_at, updated_at)
select t.id, t.name, t.description, t.template, $2, $2
from json_to_recordset($1::json) as t(id uuid, name text, description text, template text)`;

const CHANGE = `
with changed as (
  update email_templates set name = $2, description = $3, template = $4, updated_at = $5,
    revision = revision + case when (name, description, template) is distinct from ($2, $3, $4) then 1 else 0 end
  where id = $1
    and ($6::integer is null or revision = $6 or (name, description, template) is not distinct from ($2, $3, $4))
  returning id, name, description, template, revision, created_at
)
select id, name, description, template, revision, created_at as "createdAt" from changed`;

const ONE = `
select id, name, description, template, revision, created_at as "createdAt" from email_templates where id = $1`;

@Injectable()
export class SqlEmailTemplateRepository extends EmailTemplateRepository {
  constructor(private readonly source: DataSource) {
    super();
  }

  async addStarters(templates: EmailTemplateRecord[], now: Date): Promise<void> {
    await this.source.transaction(async (manager) => {
      const marked = await manager.query<unknown[]>(MARK_LOADED);
      if (marked.length > 0) await manager.query(ADD, [JSON.stringify(templates), now]);
    });
  }

  async add({ id, name, description, template }: EmailTemplateRecord, now: Date): Promise<void> {
    await this.source.transaction(async (manager) => {
      await takeTurns(manager, 'email templates', 'all');
      const [counted] = await manager.query<{ n: number }[]>('select count(*)::int as n from email_templates');
      refuseBeyondLimits.template(counted?.n ?? 0);
      await manager.query(
        `insert into email_templates (id, name, description, template, created_at, updated_at)
         values ($1, $2, $3, $4, $5, $5)`,
        [id, name, description, template, now],
      );
    });
  }

  async change(id: string, { text, revision, now }: EmailTemplateChange): Promise<ChangedEmailTemplate | null> {
    if (!isUuid(id)) return null;
    const { name, description, template } = text;
    const values = [id, name, description, template, now, revision ?? null];
    const [changed] = await this.source.query<ChangedEmailTemplate['stored'][]>(CHANGE, values);
    if (changed) return { stored: changed, changed: true };
    const [stored] = await this.source.query<ChangedEmailTemplate['stored'][]>(ONE, [id]);
    return stored ? { stored, changed: false } : null;
  }

  async remove(id: string): Promise<boolean> {
    if (!isUuid(id)) return false;
    const [, removed] = await this.source.query<[unknown, number]>('delete from email_templates where id = $1', [id]);
    return removed === 1;
  }
}
