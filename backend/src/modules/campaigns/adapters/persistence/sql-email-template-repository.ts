import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { EmailTemplateRepository, type EmailTemplateRecord } from '../../application/ports/email-template-repository.js';

const MARK_LOADED = `
insert into app_state (key, value) values ('starter_templates', 'true'::jsonb) on conflict (key) do nothing returning key`;

const ADD = `
insert into email_templates (id, name, description, template, created_at, updated_at)
select t.id, t.name, t.description, t.template, $2, $2
from json_to_recordset($1::json) as t(id uuid, name text, description text, template text)`;

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
}
