import { Injectable } from '@nestjs/common';

import { ReadSource } from '../../../../platform/database/reads/read-source.js';
import { Clock } from '../../../../shared-kernel/clock.js';
import type { GatewayName } from '../../../gmail/gateways/index.js';
import { emailKind } from '../../writing/domain/email-kind.js';
import type { MailChannel } from '../../writing/domain/mail-channel.js';
import type { MailStatus } from '../../writing/domain/mail-status.js';
import { ConversationNotFound, EntryNotFound } from '../domain/answer-errors.js';
import type { ConversationEntry, EmailEntry, ReplyEntry } from '../domain/conversation-entry.js';
import type { ConversationCoach } from '../domain/conversation-summary.js';
import type { SuspicionReason } from '../../suspicion/domain/reasons.js';
import { splitHistory } from '../../suspicion/domain/split-history.js';
import { CONVERSATION } from './conversation.sql.js';

export interface ConversationPlace {
  at: Date;
  id: string;
}

/** The thread of an answer; null before anything was sent. */
export interface ConversationThread {
  mailId: string;
  campaignId: string;
  gateway: GatewayName | null;
  channel: MailChannel;
  fromAddress: string | null;
  toAddress: string;
  subject: string;
  hasReply: boolean;
  isDoubtful: boolean;
}

/** Messages through the form of the shared profile, from a coach who never got an email. */
export interface FormTalk {
  toAddress: string;
  isDoubtful: boolean;
}

export interface ConversationPage extends ConversationCoach {
  waitsForAnswer: boolean;
  /** A guardian would see a reply that is reported. */
  hasGuardian: boolean;
  thread: ConversationThread | null;
  /** null where there is a thread, or nothing came. */
  formTalk: FormTalk | null;
  /** Newest first. */
  entries: ConversationEntry[];
  next: ConversationPlace | null;
}

interface Row extends Omit<ConversationPage, 'thread' | 'formTalk' | 'entries' | 'next' | 'coachId'> {
  coachEmail: string | null;
  threadMailId: string | null;
  threadCampaignId: string;
  threadGateway: GatewayName | null;
  threadChannel: MailChannel;
  threadFrom: string | null;
  threadTo: string;
  threadSubject: string;
  hasReply: boolean;
  isDoubtful: boolean;
  kind: 'email' | 'reply' | null;
  id: string;
  at: Date;
  step: number;
  status: MailStatus;
  channel: MailChannel;
  emailSubject: string;
  body: string;
  fromAddress: string | null;
  toAddress: string;
  openedAt: Date | null;
  dueAt: Date;
  errorMessage: string | null;
  reasonCode: string | null;
  messageId: string | null;
  campaignId: string;
  campaignName: string;
  isCampaignDeleted: boolean;
  replyKind: 'human' | 'auto_reply';
  replyName: string;
  replyAddress: string;
  replySubject: string;
  snippet: string;
  replyBody: string | null;
  bodyState: 'kept' | 'cut' | 'gone' | null;
  pictures: number;
  outsideDomain: boolean;
  suspicions: SuspicionReason[];
  reportedAt: Date | null;
  shownToGuardianAt: Date | null;
  checkedAt: Date | null;
  isNoted: boolean;
  isByForm: boolean;
}

/** All that an athlete and one coach wrote to each other, as one list. */
@Injectable()
export class ConversationQuery {
  constructor(
    private readonly source: ReadSource,
    private readonly clock: Clock,
  ) {}

  /** At most `limit` entries older than `before`. Throws ConversationNotFound when there is neither such a coach nor an email to them. */
  async page(userId: string, coachId: number, limit: number, before: ConversationPlace | null): Promise<ConversationPage> {
    const values = [userId, coachId, limit + 1, before?.at ?? null, before?.id ?? null, null, this.clock.now()];
    const rows = await this.source.query<Row[]>(CONVERSATION, values);
    const [head] = rows;
    if (!head) throw new ConversationNotFound();
    const found = rows.filter(({ kind }) => kind !== null);
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    const { coachName, coachTitle, schoolId, schoolName, isListed, waitsForAnswer, hasGuardian } = head;
    return {
      ...{ coachId, coachName, coachTitle, schoolId, schoolName, isListed, waitsForAnswer, hasGuardian },
      thread: threadOf(head),
      formTalk: formTalkOf(head),
      entries: shown.map(entryOf),
      next: found.length > limit && last ? { at: last.at, id: last.id } : null,
    };
  }

  /** One email or reply of it, by the same statement. Throws ConversationNotFound, EntryNotFound. */
  async entry(userId: string, coachId: number, entryId: string): Promise<ConversationEntry> {
    return entryOf(await this.one(userId, coachId, entryId));
  }

  /** An email with what its file needs besides. Throws ConversationNotFound, EntryNotFound also for a reply. */
  async email(userId: string, coachId: number, emailId: string): Promise<EmailEntry & { messageId: string | null; coachName: string }> {
    const row = await this.one(userId, coachId, emailId);
    if (row.kind !== 'email') throw new EntryNotFound();
    return { ...emailOf(row), messageId: row.messageId, coachName: row.coachName };
  }

  private async one(userId: string, coachId: number, entryId: string): Promise<Row> {
    const [row] = await this.source.query<Row[]>(CONVERSATION, [userId, coachId, 1, null, null, entryId, this.clock.now()]);
    if (!row) throw new ConversationNotFound();
    if (row.kind === null) throw new EntryNotFound();
    return row;
  }
}

function entryOf(row: Row): ConversationEntry {
  return row.kind === 'email' ? emailOf(row) : replyOf(row);
}

function threadOf(row: Row): ConversationThread | null {
  if (row.threadMailId === null) return null;
  return {
    mailId: row.threadMailId,
    campaignId: row.threadCampaignId,
    gateway: row.threadGateway,
    channel: row.threadChannel,
    fromAddress: row.threadFrom,
    toAddress: row.threadTo,
    subject: row.threadSubject,
    hasReply: row.hasReply,
    isDoubtful: row.isDoubtful,
  };
}

function formTalkOf({ threadMailId, hasReply, coachEmail, isDoubtful }: Row): FormTalk | null {
  return threadMailId === null && hasReply && coachEmail !== null ? { toAddress: coachEmail, isDoubtful } : null;
}

function emailOf(row: Row): EmailEntry {
  const { id, at, status, channel, fromAddress, toAddress, openedAt, errorMessage, reasonCode, campaignId, campaignName } = row;
  return {
    ...{ id, at, status, channel, fromAddress, toAddress, openedAt, errorMessage, reasonCode, campaignId },
    kind: emailKind(row.step),
    subject: row.emailSubject,
    text: row.body,
    dueAt: status === 'queued' ? row.dueAt : null,
    campaignName: row.isCampaignDeleted ? null : campaignName,
  };
}

function replyOf(row: Row): ReplyEntry {
  const { id, at, snippet, replyBody, bodyState, pictures, outsideDomain, isNoted, isByForm, suspicions, reportedAt, shownToGuardianAt } =
    row;
  const { shown, earlier } = splitHistory(replyBody ?? '');
  const isWhole = bodyState === 'kept' || bodyState === 'cut';
  return {
    ...{ id, at, pictures, outsideDomain, isNoted, isByForm, suspicions, reportedAt, shownToGuardianAt },
    isAutomatic: row.replyKind === 'auto_reply',
    from: row.replyName || row.replyAddress,
    fromAddress: row.replyAddress,
    subject: row.replySubject,
    text: isWhole && shown !== '' ? shown : snippet,
    earlier: isWhole ? earlier : '',
    textState: isNoted ? 'noted' : (bodyState ?? 'not_read'),
    isChecked: row.checkedAt !== null,
  };
}
