import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { CampaignRepository, type CampaignRecord, type CampaignText } from '../../application/ports/campaign-repository.js';
import { isUuid } from '../../../../platform/database/is-uuid.js';

type Affected = [unknown[], number];

@Injectable()
export class SqlCampaignRepository extends CampaignRepository {
  constructor(private readonly source: DataSource) {
    super();
  }

  async add({ id, userId, name, subject, template, status }: CampaignRecord, now: Date): Promise<void> {
    await this.source.query(
      `insert into campaigns (id, user_id, name, subject, template, status, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $7)`,
      [id, userId, name, subject, template, status, now],
    );
  }

  async byId(userId: string, id: string): Promise<CampaignRecord | null> {
    if (!isUuid(id)) return null;
    const [row] = await this.source.query<CampaignRecord[]>(
      `select id, user_id as "userId", name, subject, template, status from campaigns where id = $1 and user_id = $2`,
      [id, userId],
    );
    return row ?? null;
  }

  async changeDraft(userId: string, id: string, text: CampaignText, now: Date): Promise<boolean> {
    const [, changed] = await this.source.query<Affected>(
      `update campaigns set name = $3, subject = $4, template = $5, updated_at = $6
       where id = $1 and user_id = $2 and status = 'draft'`,
      [id, userId, text.name, text.subject, text.template, now],
    );
    return changed === 1;
  }

  async removeDraft(userId: string, id: string): Promise<boolean> {
    const [, removed] = await this.source.query<Affected>(
      `delete from campaigns where id = $1 and user_id = $2 and status = 'draft'`,
      [id, userId],
    );
    return removed === 1;
  }
}
