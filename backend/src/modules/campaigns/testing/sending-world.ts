import type { DataSource } from 'typeorm';

import { SequenceIds } from '../../../shared-kernel/testing/sequence-ids.js';
import type { MailGateway } from '../../gmail/gateways/index.js';
import { SumUpGames } from '../../profile/stats/index.js';
import { CoachDirectory, type FavoriteCoach, type RecipientRow } from '../../schools/directory/index.js';
import { MemoryEmailPreferences } from '../preferences/testing/memory-email-preferences.js';
import type { CoachText } from '../writing/domain/templates/coach-text.js';
import { type CoachTexts, MailAuthors, type StoredCampaign } from '../writing/index.js';
import { aCoach } from '../writing/testing/builders.js';
import { MemoryCampaignRepository } from '../writing/testing/memory-campaign-repository.js';
import { MemorySuppressions } from '../writing/testing/memory-suppressions.js';
import type { MailAttachments } from '../attachments/index.js';
import { MemoryNameSource } from '../checks/testing/memory-name-source.js';
import { FindRepeats } from '../checks/application/find-repeats.js';
import type { EarlierEmail } from '../checks/domain/earlier-email.js';
import type { RepeatHistory } from '../checks/queries/repeat-history.query.js';
import { CampaignMails } from '../recipients/application/campaign-mails.js';
import { FindRecipients } from '../recipients/application/find-recipients.js';
import { PlanSchedule, type CampusZones, type SchoolZone } from '../schedule/index.js';
import { MailTimes } from '../control/application/mail-times.js';
import { Replan } from '../control/application/schedule/replan.js';
import { ResumedTimes } from '../control/application/schedule/resumed-times.js';
import { SendContexts } from '../recipients/application/send-contexts.js';
import { SendCampaign } from '../sending/application/send-campaign.use-case.js';
import { DeliveryWorld } from './delivery-world.js';

/** Coaches that everybody may write to. */
class SharedCoaches extends CoachDirectory {
  readonly coaches: RecipientRow[] = [];

  constructor() {
    super({} as DataSource);
  }

  override async recipientsFor(): Promise<FavoriteCoach[]> {
    return this.coaches.map((coach) => ({ ...coach, standing: { origin: 'own', enteredOn: '2026-11-01', confirmed: null, aside: null } }));
  }

  override async coachesForUser(_userId: string, coachIds: number[]): Promise<RecipientRow[]> {
    return this.coaches.filter(({ coachId }) => coachIds.includes(coachId));
  }
}

/** A delivery world with what a Send begins from: drafts, coaches and suppressed addresses. */
export class SendingWorld extends DeliveryWorld {
  readonly campaigns = new MemoryCampaignRepository((id) => this.ledger.campaigns.get(id)?.status);
  readonly directory = new SharedCoaches();
  /** No games were played. */
  readonly games = new SumUpGames({ of: () => Promise.resolve([]) } as never, this.clock);
  readonly preferences = new MemoryEmailPreferences();
  readonly suppressions = new MemorySuppressions();
  readonly history: EarlierEmail[] = [];
  readonly repeats = new FindRepeats({ earlier: async () => this.history } as unknown as RepeatHistory, this.preferences, this.clock);
  /** What was written for one coach, of any campaign. */
  readonly coachTexts: CoachText[] = [];
  private readonly texts = {
    of: async (_campaignId: string, coachIds: number[]) => this.coachTexts.filter(({ coachId }) => coachIds.includes(coachId)),
  } as unknown as CoachTexts;
  readonly names = new MemoryNameSource();
  /** Whether the emails have attachments. */
  hasAttachment = false;
  readonly contexts = new SendContexts(
    this.campaigns,
    new MailAuthors(this.athletes, this.preferences, this.games),
    new FindRecipients(this.directory, this.suppressions, this.repeats),
    this.senders,
    new CampaignMails(this.names.checks(), this.texts, { has: async () => this.hasAttachment } as unknown as MailAttachments),
  );
  readonly campuses = new Map<number, SchoolZone>();
  readonly plan = new PlanSchedule({ of: async () => this.campuses } as unknown as CampusZones);
  readonly replan = new Replan(this.plan, this.clock);
  readonly resumed = new ResumedTimes(this.control, this.replan, this.clock);
  readonly times = new MailTimes(this.plan, this.policy, this.clock);
  readonly send = new SendCampaign(this.contexts, this.ledger, this.times, new SequenceIds(), this.pace);

  constructor(gateway: MailGateway | null) {
    super(gateway);
    this.policy.undoSeconds = 30;
  }

  coach(coachId: number, changes: Partial<RecipientRow> = {}): void {
    this.directory.coaches.push({ ...aCoach({ coachId }), addedByYou: false, ...changes });
  }

  /** A draft of Marcus. */
  async draft(changes: Partial<StoredCampaign> = {}): Promise<void> {
    const campaign = { id: 'film', name: 'Film', subject: 'My film', template: 'Coach {{coach_last_name}}, hello again.', ...changes };
    await this.campaigns.add({ userId: 'marcus', status: 'draft', ...campaign });
    this.ledger.addDraft(campaign.id, 'marcus', { subject: campaign.subject, template: campaign.template });
  }
}
