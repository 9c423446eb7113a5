import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { takeTurns } from '../../../../platform/database/take-turns.js';
import { Clock } from '../../../../shared-kernel/clock.js';
import { CoachDirectory } from '../../../schools/directory/index.js';
import { CampaignNotDraft, CampaignNotFound, CoachNotFound } from '../domain/campaign-errors.js';
import { CAMPAIGN_LIMITS } from '../domain/campaign-limits.js';
import { CoachTextChanged, TooManyCoachTexts, type CoachText } from '../domain/templates/coach-text.js';
import type { MailTemplate } from '../domain/templates/mail-writer.js';

/** Which email is changed, and the revision that the change was made from; 0: the campaign's own text. */
export interface CoachTextPlace {
  userId: string;
  campaignId: string;
  coachId: number;
  revision: number;
}

/** After a change: the revision of the coach's text (0: there is none), and that of the campaign. */
export interface CoachTextSaved {
  revision: number;
  campaignRevision: number;
}

const COLUMNS = 'coach_id as "coachId", subject, template, revision';

const OF = `select ${COLUMNS} from campaign_coach_texts where campaign_id = $1 and coach_id = any($2::int[])`;

/** Locked first: a Send waits for the change, and is refused because of it. */
const LOCK = `select status from campaigns where id = $1 and user_id = $2 and deleted_at is null for update`;

/** What belongs to campaigns that are done is not needed any more: each email is kept with its exact text. */
const DROP_DONE = `
delete from campaign_coach_texts t using campaigns c
where c.id = t.campaign_id and c.user_id = $1 and c.status in ('completed', 'cancelled')`;

const COUNT = `
select count(*) filter (where t.campaign_id = $2)::int as "ofCampaign", count(*)::int as "all"
from campaign_coach_texts t join campaigns c on c.id = t.campaign_id where c.user_id = $1`;

const SAVE = `
insert into campaign_coach_texts (campaign_id, coach_id, subject, template, updated_at) values ($1, $2, $3, $4, $5)
on conflict (campaign_id, coach_id) do update
  set subject = excluded.subject, template = excluded.template, updated_at = excluded.updated_at,
    revision = campaign_coach_texts.revision + 1
returning revision`;

const REMOVE = 'delete from campaign_coach_texts where campaign_id = $1 and coach_id = $2';

/** Increases the campaign's revision, because an email other than the one the athlete reviewed must not be sent. */
const COUNT_REVISION = 'update campaigns set revision = revision + 1, updated_at = $2 where id = $1';

const REVISION = 'select revision from campaigns where id = $1';

/** Emails of drafts that are changed for one coach. */
@Injectable()
export class CoachTexts {
  constructor(
    private readonly source: DataSource,
    private readonly directory: CoachDirectory,
    private readonly clock: Clock,
  ) {}

  /** Those of these coaches who have one. The campaign is known to be the athlete's. */
  of(campaignId: string, coachIds: readonly number[]): Promise<CoachText[]> {
    return this.source.query<CoachText[]>(OF, [campaignId, coachIds]);
  }

  /**
   * Throws CampaignNotFound, CampaignNotDraft, CoachNotFound (also for another athlete's contact), CoachTextChanged (nothing is
   * overwritten) and TooManyCoachTexts.
   */
  async save(place: CoachTextPlace, { subject, template }: MailTemplate): Promise<CoachTextSaved> {
    const found = await this.directory.coachesForUser(place.userId, [place.coachId]);
    if (found.length === 0) throw new CoachNotFound(1);
    return this.change(place, async (manager, stored) => {
      if (stored?.subject === subject && stored.template === template) return null;
      refuseAnother(stored, place);
      if (!stored) await this.refuseBeyondLimits(manager, place);
      const values = [place.campaignId, place.coachId, subject, template, this.clock.now()];
      const [saved] = await manager.query<{ revision: number }[]>(SAVE, values);
      return saved?.revision ?? null;
    });
  }

  /** The coach gets the campaign's text again. Idempotent. Throws CampaignNotFound, CampaignNotDraft and CoachTextChanged. */
  reset(place: CoachTextPlace): Promise<CoachTextSaved> {
    return this.change(place, async (manager, stored) => {
      if (!stored) return null;
      refuseAnother(stored, place);
      await manager.query(REMOVE, [place.campaignId, place.coachId]);
      return 0;
    });
  }

  /** `work` returns the new revision; null: nothing was changed. */
  private change(
    { userId, campaignId, coachId }: CoachTextPlace,
    work: (manager: EntityManager, stored: CoachText | null) => Promise<number | null>,
  ): Promise<CoachTextSaved> {
    return this.source.transaction(async (manager) => {
      await takeTurns(manager, 'campaigns', userId);
      const [campaign] = await manager.query<{ status: string }[]>(LOCK, [campaignId, userId]);
      if (!campaign) throw new CampaignNotFound();
      if (campaign.status !== 'draft') throw new CampaignNotDraft();
      const [stored] = await manager.query<CoachText[]>(OF, [campaignId, [coachId]]);
      const revision = await work(manager, stored ?? null);
      if (revision !== null) await manager.query(COUNT_REVISION, [campaignId, this.clock.now()]);
      const [now] = await manager.query<{ revision: number }[]>(REVISION, [campaignId]);
      return { revision: revision ?? stored?.revision ?? 0, campaignRevision: now?.revision ?? 0 };
    });
  }

  private async refuseBeyondLimits(manager: EntityManager, { userId, campaignId }: CoachTextPlace): Promise<void> {
    await manager.query(DROP_DONE, [userId]);
    const [count] = await manager.query<{ ofCampaign: number; all: number }[]>(COUNT, [userId, campaignId]);
    if ((count?.ofCampaign ?? 0) >= CAMPAIGN_LIMITS.coachTexts) throw new TooManyCoachTexts(true);
    if ((count?.all ?? 0) >= CAMPAIGN_LIMITS.allCoachTexts) throw new TooManyCoachTexts(false);
  }
}

function refuseAnother(stored: CoachText | null, { revision }: CoachTextPlace): void {
  if ((stored?.revision ?? 0) !== revision) throw new CoachTextChanged(stored);
}
