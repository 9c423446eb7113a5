import { HandMails, type HandMark } from '../application/ports/hand-mails.js';
import { sameAddressKey } from '../../writing/domain/same-address.js';
import type { FakeRow, InMemorySendLedger } from '../../ledger/testing/in-memory-send-ledger.js';

const UNUSED = ['kept', 'skipped', 'cancelled', 'failed'];

/** Emails sent by hand on a ledger in memory; held to the same contract suite as the real ones. */
export class InMemoryHandMails extends HandMails {
  /** Schools with “Intro email sent”. */
  readonly introSent = new Set<number>();
  /** Of these, the ones that a mark ticked. */
  private readonly ticked = new Set<number>();

  constructor(private readonly ledger: InMemorySendLedger) {
    super();
  }

  async mark({ userId, campaignId, mailId, channel, toAddress, subject, text, now }: HandMark) {
    const row = this.find(userId, campaignId, mailId);
    if (row?.status !== 'kept') return 'moved_on';
    if (this.isUsed(row, toAddress)) return 'same_address';
    Object.assign(row, { status: 'sent', channel, toAddress, subject, body: text, sentAt: now });
    if (!this.introSent.has(row.schoolId)) this.ticked.add(row.schoolId);
    this.introSent.add(row.schoolId);
    this.settle(campaignId);
    return 'marked';
  }

  async undo(userId: string, campaignId: string, mailId: string): Promise<boolean> {
    const row = this.find(userId, campaignId, mailId);
    if (row?.status !== 'sent' || row.channel === 'email') return false;
    Object.assign(row, { status: 'kept', channel: 'email', sentAt: null });
    const { schoolId } = row;
    const isWritten = this.ledger.rows.some((one) => one.schoolId === schoolId && one.status === 'sent');
    if (!isWritten && this.ticked.delete(schoolId)) this.introSent.delete(schoolId);
    this.settle(campaignId);
    return true;
  }

  private find(userId: string, campaignId: string, mailId: string): FakeRow | undefined {
    return this.ledger.rows.find((row) => row.id === mailId && row.campaignId === campaignId && row.userId === userId);
  }

  private isUsed(row: FakeRow, address: string): boolean {
    return this.ledger.rows.some(
      (one) =>
        one !== row &&
        one.campaignId === row.campaignId &&
        !UNUSED.includes(one.status) &&
        sameAddressKey(one.toAddress) === sameAddressKey(address),
    );
  }

  private settle(campaignId: string): void {
    const campaign = this.ledger.campaigns.get(campaignId);
    const rows = this.ledger.rows.filter((row) => row.campaignId === campaignId);
    const isOpen = rows.some(({ status }) => ['queued', 'sending', 'unknown'].includes(status));
    if (!campaign || isOpen) return;
    const delivered = rows.some(({ status, channel }) => status === 'sent' && channel === 'email');
    campaign.status = rows.some(({ status }) => status === 'kept') && !delivered ? 'kept' : 'completed';
  }
}
