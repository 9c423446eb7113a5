import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { isUuid } from '../../../../platform/database/is-uuid.js';
import { takeTurns } from '../../../../platform/database/take-turns.js';
import { Clock } from '../../../../shared-kernel/clock.js';
import { Ids } from '../../../../shared-kernel/ids.js';
import { EmailTemplateChanged } from '../domain/templates/email-template-changed.js';
import { EmailTemplateNotFound } from '../domain/templates/email-template-not-found.js';
import { refuseBeyondLimits } from '../domain/refuse-beyond-limits.js';
import { starterTemplates } from '../domain/templates/starter-templates.js';
import type { EmailTemplateView } from '../queries/campaigns.query.js';

export interface EmailTemplateText {
  name: string;
  description: string | null;
  subject: string | null;
  template: string;
}

const MARK_LOADED = `
insert into app_state (key, value) values ('starter_templates', 'true'::jsonb) on conflict (key) do nothing returning key`;

const ADD = `
insert into email_templates (id, name, description, subject, template, created_at, updated_at)
select t.id, t.name, t.description, t.subject, t.template, $2, $2
from json_to_recordset($1::json) as t(id uuid, name text, description text, subject text, template text)`;

const CHANGE = `
with changed as (
  update email_templates set name = $2, description = $3, template = $4, subject = $7, updated_at = $5,
    revision = revision + case when (name, description, template, subject) is distinct from ($2, $3, $4, $7) then 1 else 0 end
  where id = $1
    and ($6::integer is null or revision = $6 or (name, description, template, subject) is not distinct from ($2, $3, $4, $7))
  returning id, name, description, subject, template, revision, created_at
)
select id, name, description, subject, template, revision, created_at as "createdAt" from changed`;

const ONE = `
select id, name, description, subject, template, revision, created_at as "createdAt" from email_templates where id = $1`;

/** The templates that campaigns start from. Athletes read them, admins write them; campaigns keep their own copy of the text. */
@Injectable()
export class EmailTemplates {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Gives a new installation its first templates. Does nothing on a database that had them once, also when all were deleted since. */
  async addStarters(): Promise<void> {
    const rows = starterTemplates.map((template) => ({ id: this.ids.next(), ...template }));
    await this.source.transaction(async (manager) => {
      const marked = await manager.query<unknown[]>(MARK_LOADED);
      if (marked.length > 0) await manager.query(ADD, [JSON.stringify(rows), this.clock.now()]);
    });
  }

  /** Throws TooManyTemplates. */
  async add(text: EmailTemplateText): Promise<EmailTemplateView> {
    const [id, createdAt] = [this.ids.next(), this.clock.now()];
    await this.source.transaction(async (manager) => {
      await takeTurns(manager, 'email templates', 'all');
      const [counted] = await manager.query<{ n: number }[]>('select count(*)::int as n from email_templates');
      refuseBeyondLimits.template(counted?.n ?? 0);
      await manager.query(ADD, [JSON.stringify([{ id, ...text }]), createdAt]);
    });
    return { id, ...text, revision: 1, createdAt };
  }

  /**
   * `revision`: the one the text was written from; without it, the stored text is replaced in any case.
   * Throws EmailTemplateNotFound, EmailTemplateChanged (nothing is overwritten).
   */
  async change(id: string, { name, description, subject, template }: EmailTemplateText, revision?: number): Promise<EmailTemplateView> {
    if (!isUuid(id)) throw new EmailTemplateNotFound();
    const values = [id, name, description, template, this.clock.now(), revision ?? null, subject];
    const [changed] = await this.source.query<EmailTemplateView[]>(CHANGE, values);
    if (changed) return changed;
    const [stored] = await this.source.query<EmailTemplateView[]>(ONE, [id]);
    throw stored ? new EmailTemplateChanged(stored) : new EmailTemplateNotFound();
  }

  /** Throws EmailTemplateNotFound. */
  async remove(id: string): Promise<void> {
    if (!isUuid(id)) throw new EmailTemplateNotFound();
    const [, removed] = await this.source.query<[unknown, number]>('delete from email_templates where id = $1', [id]);
    if (removed !== 1) throw new EmailTemplateNotFound();
  }
}
