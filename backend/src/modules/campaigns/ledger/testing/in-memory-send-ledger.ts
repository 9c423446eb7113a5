import type { GatewayName, SendingAccount } from '../../../gmail/gateways/index.js';
import {
  SendLedger,
  type Activation,
  type AthleteCap,
  type Claim,
  type ClaimedMail,
  type Decision,
  type KeptRow,
  type LedgerMail,
  type NewLedgerRow,
  type OpenEnd,
  type Release,
  type Result,
} from '../application/ports/send-ledger.js';
import { CampaignChanged, CampaignNotDraft, NothingKept, TooLateToTakeBack } from '../../writing/domain/campaign-errors.js';
import type { CampaignStatus } from '../../writing/domain/campaign-status.js';
import type { ScheduleChoice } from '../../writing/domain/schedule-choice.js';
import { UNSETTLED, type MailStatus } from '../../writing/domain/mail-status.js';
import type { MailChannel } from '../../writing/domain/mail-channel.js';
import { skipBlocked, type FakeBlocks } from './fake-blocks.js';
import { fakeRow, inLine, asRead, isAnswer, isUnderWay, threadOfRow, withText } from './fake-row.js';
import { hasSameText } from './ledger-text.js';
import { mailboxKey } from '../../writing/domain/mailbox-key.js';

export interface FakeRow extends Omit<NewLedgerRow, 'status' | 'write'> {
  subject: string;
  body: string;
  campaignId: string;
  userId: string;
  status: MailStatus;
  dueAt: Date;
  claimedBy: number | null;
  claimedAt: Date | null;
  attemptId: string;
  messageId: string;
  sentAt: Date | null;
  keptAt: Date | null;
  deferredSince: Date | null;
  threadId: string | null;
  providerMessageId: string | null;
  channel: MailChannel;
}

const DAY_MS = 24 * 3600 * 1000;

export interface FakeCampaign {
  id: string;
  userId: string;
  status: CampaignStatus;
  activatedAt: Date | null;
  leavesAt: Date | null;
  text: Activation['text'];
  account: SendingAccount | null;
  schedule: ScheduleChoice | null;
}

/** The ledger's rules in memory; held to the same contract suite as the real one. */
export class InMemorySendLedger extends SendLedger {
  readonly rows: FakeRow[] = [];
  readonly campaigns = new Map<string, FakeCampaign>();
  /** Addresses and schools that must not get email. */
  readonly blocks: FakeBlocks = { suppressed: [], marked: [] };
  private attempts = 0;

  addDraft(id: string, userId: string, text: Activation['text']): void {
    this.campaigns.set(id, { id, userId, status: 'draft', activatedAt: null, leavesAt: null, text, account: null, schedule: null });
  }

  async activate({ userId, campaignId, account, text, rows, leavesAt, now, schedule }: Activation): Promise<void> {
    const campaign = this.campaigns.get(campaignId);
    if (campaign?.userId !== userId || campaign.status !== 'draft') throw new CampaignNotDraft();
    if (!hasSameText(campaign.text, text)) throw new CampaignChanged();
    Object.assign(campaign, { status: schedule ? 'scheduled' : 'active', activatedAt: now, leavesAt, account, schedule: schedule ?? null });
    for (const row of rows) this.rows.push({ ...fakeRow(row, campaignId, userId, leavesAt), keptAt: row.status === 'kept' ? now : null });
    this.complete(campaignId);
  }

  async takeBack(userId: string, campaignId: string, now: Date): Promise<void> {
    const campaign = this.campaigns.get(campaignId);
    const leavesAt = campaign?.leavesAt ?? now;
    const started = this.of(campaignId).some((row) => isUnderWay(row, leavesAt));
    const inTime = leavesAt > now;
    if (campaign?.userId !== userId || campaign.status !== 'active' || !inTime || started) throw new TooLateToTakeBack();
    Object.assign(campaign, { status: this.restore(campaignId), leavesAt: null });
  }

  async kept(userId: string, campaignId: string): Promise<KeptRow[]> {
    return this.of(campaignId).filter((row) => row.userId === userId && row.status === 'kept');
  }

  async usedAddresses(campaignId: string): Promise<string[]> {
    const unused = ['kept', 'skipped', 'cancelled', 'failed'];
    return this.of(campaignId)
      .filter(({ status }) => !unused.includes(status))
      .map(({ toAddress }) => toAddress);
  }

  async release({ userId, campaignId, account, rows, now, leavesAt }: Release): Promise<void> {
    const used = new Set((await this.usedAddresses(campaignId)).map(mailboxKey));
    const campaign = this.campaigns.get(campaignId);
    const known = new Map((await this.kept(userId, campaignId)).map((row) => [row.id, row]));
    const open = campaign?.status === 'kept' || campaign?.status === 'completed';
    const twice = rows.some(({ status, toAddress }) => status === 'queued' && used.has(mailboxKey(toAddress)));
    if (!campaign || !open || twice || rows.some(({ id }) => !known.has(id))) throw new NothingKept();
    Object.assign(campaign, { status: 'active', activatedAt: now, leavesAt, account });
    for (const row of rows) Object.assign(known.get(row.id) ?? {}, withText(row), { dueAt: leavesAt });
  }

  async nextGateway(campaignId: string, now: Date): Promise<GatewayName | null> {
    return this.due(campaignId, now)[0]?.gateway ?? null;
  }

  async claim({
    campaignId,
    account,
    gateway,
    limit: asked,
    athleteCap: cap,
    processId,
    now,
    messageIdDomain,
  }: Claim): Promise<ClaimedMail[]> {
    const own = this.campaigns.get(campaignId)?.account;
    if (own?.kind !== account.kind || own.address !== account.address) return [];
    const left = cap ? this.leaving(cap.userId, gateway, cap.since).length : 0;
    const limit = cap ? Math.max(0, Math.min(asked, cap.most - left)) : asked;
    skipBlocked(this.due(campaignId, now), this.blocks, this.campaigns.get(campaignId)?.activatedAt ?? now);
    const rows = this.due(campaignId, now)
      .filter((row) => row.gateway === gateway)
      .slice(0, limit);
    return rows.map((row) => {
      this.attempts += 1;
      const attemptId = `00000000-0000-4000-8000-${String(this.attempts).padStart(12, '0')}`;
      const messageId = `${attemptId}@${messageIdDomain}`;
      Object.assign(row, { status: 'sending', claimedBy: processId, claimedAt: now, attemptId, messageId });
      return {
        ...row,
        thread: threadOfRow(row, this.of(campaignId)),
        senderAddress: account.address,
        toName: `${row.coachFirstName} ${row.coachLastName}`.trim(),
      };
    });
  }

  async record(campaignId: string, results: Result[], now: Date): Promise<void> {
    for (const result of results) {
      const row = this.rows.find(({ id, attemptId }) => id === result.id && attemptId === result.attemptId);
      if (!row || !['sending', 'unknown'].includes(row.status)) continue;
      const { status, reasonCode, errorMessage, deferredSince = null } = result;
      Object.assign(row, { status, reasonCode, errorMessage, deferredSince, dueAt: result.dueAt ?? row.dueAt });
      if (status === 'sent') Object.assign(row, { sentAt: now, threadId: result.threadId, providerMessageId: result.providerMessageId });
      if (status === 'kept') row.keptAt = now;
    }
    this.complete(campaignId);
  }

  async pause(userId: string, gateway: GatewayName): Promise<void> {
    const waiting = (id: string) => this.of(id).some((row) => row.status === 'queued' && row.gateway === gateway);
    for (const campaign of this.campaigns.values()) {
      const theirs = campaign.userId === userId && ['scheduled', 'active'].includes(campaign.status);
      if (theirs && waiting(campaign.id)) campaign.status = 'paused';
    }
  }

  async postpone(userId: string, gateway: GatewayName, until: Date): Promise<void> {
    const rows = this.rows.filter((row) => row.userId === userId && row.gateway === gateway && row.status === 'queued');
    for (const row of rows) if (row.dueAt < until) row.dueAt = until;
  }

  async leftSince(userId: string, gateway: GatewayName, since: Date): Promise<number> {
    return this.leaving(userId, gateway, since).length;
  }

  async spread({ userId, most, since }: AthleteCap, gateway: GatewayName, now: Date): Promise<void> {
    const places = this.leaving(userId, gateway, since)
      .sort((a, b) => a.getTime() - b.getTime())
      .slice(-most);
    const waiting = this.rows
      .filter((row) => row.userId === userId && row.gateway === gateway && row.status === 'queued')
      .filter((row) => row.dueAt <= now || row.reasonCode === 'daily_cap')
      .sort((a, b) => inLine(a) - inLine(b) || a.dueAt.getTime() - b.dueAt.getTime());
    for (const [turn, row] of waiting.entries()) {
      const taken = places[turn % places.length]?.getTime() ?? 0;
      const free = taken + DAY_MS * (1 + Math.floor(turn / places.length));
      Object.assign(row, { dueAt: new Date(free), reasonCode: 'daily_cap' });
    }
  }

  private leaving(userId: string, gateway: GatewayName, since: Date): Date[] {
    return this.rows
      .filter((row) => row.userId === userId && row.gateway === gateway)
      .map((row) => (['sending', 'unknown'].includes(row.status) ? row.claimedAt : row.sentAt))
      .filter((at): at is Date => at !== null && at > since);
  }

  async claimants(): Promise<number[]> {
    const ids = this.rows.filter((row) => row.status === 'sending').map((row) => row.claimedBy ?? 0);
    return [...new Set(ids)];
  }

  async abandon(deadProcesses: number[], stuckSince: Date): Promise<number> {
    const rows = this.rows.filter(
      (row) => row.status === 'sending' && (deadProcesses.includes(row.claimedBy ?? 0) || (row.claimedAt ?? stuckSince) < stuckSince),
    );
    for (const row of rows) Object.assign(row, { status: 'unknown', reasonCode: 'interrupted' });
    return rows.length;
  }

  async openEnds(limit: number): Promise<OpenEnd[]> {
    return this.rows
      .filter((row) => row.status === 'unknown')
      .slice(0, limit)
      .map((row) => ({ ...row, claimedAt: row.claimedAt ?? row.dueAt }));
  }

  async waitingCampaigns(now: Date): Promise<string[]> {
    return [...this.campaigns.keys()].filter((id) => this.due(id, now, ['scheduled', 'active']).length > 0);
  }

  async sentSince(gateway: GatewayName, since: Date): Promise<number> {
    return this.rows.filter((row) => row.gateway === gateway && row.sentAt && row.sentAt > since).length;
  }

  async mail(userId: string, campaignId: string, mailId: string): Promise<LedgerMail | null> {
    const row = this.of(campaignId).find((one) => one.id === mailId && one.userId === userId);
    return row ? { ...row, campaignStatus: this.campaigns.get(campaignId)?.status ?? 'draft', ...asRead(row) } : null;
  }

  async decide({ mailId, campaignId, from, to, toAddress, examplesVia, now }: Decision): Promise<boolean> {
    const row = this.of(campaignId).find(({ id, status }) => id === mailId && status === from);
    const settled: MailStatus[] = ['skipped', 'cancelled', 'failed'];
    const used = this.of(campaignId).some(
      (one) => one !== row && mailboxKey(one.toAddress) === mailboxKey(toAddress ?? '') && !settled.includes(one.status),
    );
    if (!row || used) return false;
    Object.assign(
      row,
      { status: to, toAddress: toAddress ?? row.toAddress },
      to === 'sent' ? { sentAt: row.claimedAt ?? now } : { dueAt: now },
    );
    if (to === 'queued' && row.isExample) row.gateway = examplesVia ?? row.gateway;
    if (to === 'queued') this.reopen(campaignId);
    this.complete(campaignId);
    return true;
  }

  /** What was kept before is kept again; else the rows go. Returns what the campaign is then. */
  private restore(campaignId: string): CampaignStatus {
    const wasKept = this.of(campaignId).filter((row) => row.keptAt);
    const waiting = wasKept.filter(({ status }) => status === 'queued' || status === 'skipped');
    for (const row of waiting) Object.assign(row, { status: 'kept', gateway: 'outbox' });
    if (wasKept.length > 0) return this.hasDelivered(campaignId) ? 'completed' : 'kept';
    const others = this.rows.filter((row) => row.campaignId !== campaignId);
    this.rows.splice(0, this.rows.length, ...others);
    return 'draft';
  }

  private reopen(campaignId: string): void {
    const campaign = this.campaigns.get(campaignId);
    if (campaign && ['completed', 'kept'].includes(campaign.status)) campaign.status = 'active';
  }

  private of(campaignId: string): FakeRow[] {
    return this.rows.filter((row) => row.campaignId === campaignId);
  }

  private due(campaignId: string, now: Date, statuses: readonly (string | undefined)[] = ['active']): FakeRow[] {
    if (!statuses.includes(this.campaigns.get(campaignId)?.status)) return [];
    return this.of(campaignId).filter((row) => row.status === 'queued' && !isAnswer(row) && row.dueAt <= now);
  }

  private complete(campaignId: string): void {
    const campaign = this.campaigns.get(campaignId);
    const statuses = this.of(campaignId).map((row) => row.status);
    const isOpen = ['scheduled', 'active', 'paused'].includes(campaign?.status ?? '');
    if (!campaign || !isOpen || statuses.some((status) => UNSETTLED.includes(status))) return;
    campaign.status = statuses.includes('kept') && !this.hasDelivered(campaignId) ? 'kept' : 'completed';
  }

  /** What was sent by hand was not delivered by Recruit. */
  private hasDelivered(campaignId: string): boolean {
    return this.of(campaignId).some(({ status, channel }) => status === 'sent' && channel === 'email');
  }
}
