import type { DataSource } from 'typeorm';

import { FixedClock } from '../../../shared-kernel/testing/fixed-clock.js';
import { MemoryJobs } from '../../../shared-kernel/testing/memory-jobs.js';
import { WorkPace } from '../../../shared-kernel/work-pace.js';
import { ChooseSender } from '../../gmail/own-accounts/index.js';
import { FixedOwnAccounts } from '../../gmail/testing/index.js';
import type { MailAttachments } from '../attachments/index.js';
import { type MailFile, MailGateways, PlatformSender, type MailGateway } from '../../gmail/gateways/index.js';
import { AthleteQuery, type AthleteFacts } from '../../profile/share/index.js';
import { PlainShareLinks } from '../../profile/share/testing/plain-share-links.js';
import type { ReportBounce } from '../../schools/outreach/index.js';
import { DeliverCampaign } from '../sending/application/deliver-campaign.use-case.js';
import { GuardPlatformMail } from '../control/application/guard-platform-mail.js';
import { MailDispatcher } from '../sending/application/mail-dispatcher.js';
import { RecordSends } from '../sending/application/record-sends.js';
import { RecoverSends } from '../sending/application/recover-sends.use-case.js';
import { WriteOutgoingEmail } from '../sending/application/write-outgoing-email.js';
import { NextBatch } from '../sending/application/next-batch.js';
import { PacedBatches } from '../sending/application/paced-batches.js';
import { SendBatch } from '../sending/application/send-batch.js';
import type { SendingPolicy } from '../ledger/application/sending-policy.js';
import { anAthlete } from '../writing/testing/builders.js';
import { GuardSchedule } from '../control/application/schedule/guard-schedule.js';
import { InMemoryCampaignControl } from '../control/testing/in-memory-campaign-control.js';
import { InMemorySendLedger } from '../ledger/testing/in-memory-send-ledger.js';
import { aLedgerRow } from '../ledger/testing/ledger-row.js';
import { LEDGER_TEXT } from '../ledger/testing/ledger-text.js';
import { SingleWorkerIdentity } from '../sending/testing/single-worker-identity.js';
import { MemoryPlatformStops } from '../control/testing/memory-platform-stops.js';

type Bounce = Parameters<ReportBounce['run']>[0];

class OneAthlete extends AthleteQuery {
  /** The database does not answer. */
  failing = false;
  emailVerified = true;

  constructor() {
    super({} as DataSource, new PlainShareLinks(), new FixedClock(new Date(0)));
  }

  override async byId(userId: string): Promise<AthleteFacts> {
    if (this.failing) throw new Error('connection lost');
    return { userId, username: 'marcus', email: 'marcus@example.org', emailVerified: this.emailVerified, ...anAthlete() };
  }
}

class OneGateway extends MailGateways {
  /** How email is sent from the platform's own address. */
  way: 'smtp' | 'outbox' = 'smtp';

  constructor(readonly gateway: MailGateway | null) {
    super(gateway ? [gateway] : []);
  }

  override byName(): MailGateway | null {
    return this.gateway;
  }

  override preferred(): 'smtp' | 'outbox' {
    return this.way;
  }

  override forExamples(): 'outbox' {
    return 'outbox';
  }
}

const EXAMPLE_SENDER = new PlatformSender({ name: 'Recruit', address: 'no-reply@recruit.example' }, true, 'recruit.example');

/** The use cases that send, on a ledger in memory, a frozen clock and one gateway. */
export class DeliveryWorld {
  readonly clock = new FixedClock();
  readonly ledger = new InMemorySendLedger();
  readonly records = new RecordSends(this.ledger);
  readonly worker = new SingleWorkerIdentity();
  readonly jobs = new MemoryJobs();
  readonly athletes = new OneAthlete();
  /** How long sending rested, each time. */
  readonly rests: number[] = [];
  readonly pace = new WorkPace(this.clock, (ms) => Promise.resolve(void this.rests.push(ms)));
  /** Addresses that were put before the admins. */
  readonly bounces: Bounce[] = [];
  readonly policy: { -readonly [Setting in keyof SendingPolicy]: SendingPolicy[Setting] } = {
    ...{ undoSeconds: 0, publicUrl: 'https://recruit.example', smtpAthleteDailyCap: 0 },
  };
  /** Attachments of first emails. */
  attached: () => Promise<MailFile[]> = async () => [];
  readonly deliver: DeliverCampaign;
  readonly recover: RecoverSends;
  readonly gateways: OneGateway;
  readonly own = new FixedOwnAccounts();
  readonly control = new InMemoryCampaignControl(this.ledger);
  readonly senders: ChooseSender;
  readonly platform = new GuardPlatformMail(new MemoryPlatformStops(this.ledger), this.clock);

  constructor(gateway: MailGateway | null) {
    const gateways = new OneGateway(gateway);
    this.gateways = gateways;
    const platform = EXAMPLE_SENDER;
    this.senders = new ChooseSender(this.athletes, gateways, platform, this.own);
    const bounces = { run: async (bounce: Bounce) => void this.bounces.push(bounce) } as unknown as ReportBounce;
    const attachments = { of: () => this.attached() } as unknown as MailAttachments;
    const letters = new WriteOutgoingEmail(this.policy, this.clock, attachments);
    const dispatcher = new MailDispatcher(gateways, this.senders, platform, bounces, letters);
    const next = new NextBatch(this.ledger, this.control, this.senders, this.platform, this.clock);
    const batches = new SendBatch(this.ledger, dispatcher, this.records, this.policy, this.clock);
    const guard = new GuardSchedule(this.control, this.clock);
    this.deliver = new DeliverCampaign(guard, next, new PacedBatches(batches, this.pace, this.clock), this.jobs, this.worker);
    this.recover = new RecoverSends(this.ledger, gateways, this.worker, this.jobs, this.clock);
  }

  /** Activates a campaign to `coaches` coaches (coach1@…, coach2@…) that may be sent now. */
  async activate(coaches: number, campaignId = 'film'): Promise<void> {
    const now = this.clock.now();
    this.ledger.addDraft(campaignId, 'marcus', LEDGER_TEXT);
    const rows = Array.from({ length: coaches }, (_, at) => aLedgerRow(`${campaignId} ${at + 1}`, at + 1));
    const { usable: _, ...account } = await this.senders.accountOf('marcus');
    await this.ledger.activate({ userId: 'marcus', campaignId, account, text: LEDGER_TEXT, rows, now, leavesAt: now });
  }

  statuses(): string[] {
    return this.ledger.rows.map((row) => row.status);
  }

  campaign(id = 'film'): string | undefined {
    return this.ledger.campaigns.get(id)?.status;
  }
}
