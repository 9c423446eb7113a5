import { ApiProperty } from '@nestjs/swagger';

import type { CampaignSenderView, CampaignView, EmailTemplateView, FirstCampaigns, MailStatsView } from '../../queries/campaigns.query.js';
import { CampaignScheduleDto } from './schedule.dto.js';
import { LeaveGroupDto } from './leave-group.dto.js';
import type { GatewayName } from '../../../../gmail/gateways/index.js';
import type { MailRates } from '../../domain/mail-rates.js';
import { CAMPAIGN_STATUSES, PAUSE_REASONS, type CampaignStatus, type PauseReason } from '../../domain/campaign-status.js';

export class CampaignSender implements CampaignSenderView {
  @ApiProperty({ enum: ['gmail', 'mailbox', 'smtp', 'outbox'] })
  via: GatewayName;

  @ApiProperty({ type: String, nullable: true, example: 'marcus@example.org', description: 'null: not known, or the platform’s' })
  address: string | null;
}

export class CampaignRates implements MailRates {
  @ApiProperty({ example: 20, description: 'Emails that did not bounce' })
  counted: number;

  @ApiProperty({ example: 17, description: 'Of these, the ones whose opens can be seen: not sent by hand' })
  seen: number;

  @ApiProperty({ example: 9, description: 'Of the seen ones; an estimate' })
  opened: number;

  @ApiProperty({ example: 5, description: 'Replies written by a person' })
  replied: number;
}

export class Campaign implements CampaignView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Junior film' })
  name: string;

  @ApiProperty({ example: '2027 QB: junior film' })
  subject: string;

  @ApiProperty({ example: 'Coach {{coach_last_name}},\n\nhere is my film: {{hudl_profile_url}}' })
  template: string;

  @ApiProperty({ enum: CAMPAIGN_STATUSES, enumName: 'CampaignStatus' })
  status: CampaignStatus;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt: Date;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Until then a Send can be taken back' })
  leavesAt: Date | null;

  @ApiProperty({ example: 1, description: 'Counts the changes of name, subject and template' })
  revision: number;

  @ApiProperty({ example: true, description: 'Whether opens are counted' })
  trackOpens: boolean;

  @ApiProperty({ type: String, nullable: true, enum: [...PAUSE_REASONS, null], description: 'Why it waits for the athlete' })
  pausedReason: PauseReason | null;

  @ApiProperty({ type: CampaignSender, nullable: true, description: 'The account it belongs to; null before it is sent' })
  sender: CampaignSender | null;

  @ApiProperty({ type: CampaignScheduleDto, nullable: true, description: 'When the emails leave; null: as soon as they can' })
  schedule: CampaignScheduleDto | null;

  @ApiProperty({ example: 12, description: 'Emails of this campaign, whatever became of them' })
  totalCount: number;

  @ApiProperty({ example: 10, description: 'sent + opened + replied + automatic replies + bounced' })
  sentCount: number;

  @ApiProperty({ example: 3, description: 'Of these, sent by hand: opens of them cannot be known' })
  sentByHandCount: number;

  @ApiProperty({ example: 4, description: 'An estimate' })
  openCount: number;

  @ApiProperty({ example: 2, description: 'Replies written by a person' })
  replyCount: number;

  @ApiProperty({ type: CampaignRates, description: 'What rates are of' })
  rates: CampaignRates;

  @ApiProperty({ example: 0 })
  queuedCount: number;

  @ApiProperty({ example: 0 })
  sendingCount: number;

  @ApiProperty({ example: 1 })
  failedCount: number;

  @ApiProperty({ example: 1 })
  skippedCount: number;

  @ApiProperty({ example: 0, description: 'Nobody knows yet whether they left' })
  unknownCount: number;

  @ApiProperty({ example: 0 })
  cancelledCount: number;

  @ApiProperty({ example: 0, description: 'A guardian reads them before they leave' })
  approvalCount: number;

  @ApiProperty({ example: 0, description: 'Not delivered: there was no way to deliver them. They count as sent nowhere' })
  keptCount: number;

  @ApiProperty({ example: false, description: 'Mail is being kept right now, and none of the campaign is delivered' })
  isKeeping: boolean;

  @ApiProperty({ type: [LeaveGroupDto], description: 'Emails that wait for the daily limit, and when they leave' })
  waitForLimit: LeaveGroupDto[];
}

export class FirstCampaignsDto implements FirstCampaigns {
  @ApiProperty({ type: [Campaign] })
  campaigns: Campaign[];

  @ApiProperty({ example: true, description: 'There are no others' })
  isWhole: boolean;
}

export class MailStats implements MailStatsView {
  @ApiProperty({ example: 21 })
  emailsSentCount: number;

  @ApiProperty({ example: 3, description: 'Of these, sent by hand: opens of them cannot be known' })
  emailsSentByHandCount: number;

  @ApiProperty({ example: 9 })
  emailsOpenedCount: number;

  @ApiProperty({ example: 5 })
  emailsRepliedCount: number;

  @ApiProperty({ example: 1 })
  activeCampaignsCount: number;
}

export class EmailTemplate implements EmailTemplateView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Introduction' })
  name: string;

  @ApiProperty({ type: String, nullable: true, example: 'The first email to a coach' })
  description: string | null;

  @ApiProperty({ type: String, nullable: true, example: '{{student_graduation_year}} {{student_position}}, {{student_high_school}}' })
  subject: string | null;

  @ApiProperty({ example: 'Coach {{coach_last_name}},\n\nhere is my film: {{hudl_profile_url}}' })
  template: string;

  @ApiProperty({ example: 1, description: 'Counts the changes of the text' })
  revision: number;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt: Date;
}
