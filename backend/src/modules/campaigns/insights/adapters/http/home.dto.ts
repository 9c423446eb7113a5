import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsString, Max, Min } from 'class-validator';

import { MayBeOmitted } from '../../../../../platform/http/decorators/may-be-omitted.js';
import { RatesDto } from './analytics.dto.js';
import {
  FEED_KINDS,
  type ComingEvent,
  type FeedEntry,
  type FeedKind,
  type HomeView,
  type OpenDeadline,
  type UndatedOffer,
  type WaitingReply,
} from '../../queries/home.query.js';

export class HomeFigures {
  @ApiProperty({ example: 14, description: 'Favorites whose school exists' })
  favorites: number;

  @ApiProperty({ example: 2, description: 'Of these, marked in the last seven days' })
  newFavorites: number;

  @ApiProperty({ example: 21 })
  sent: number;

  @ApiProperty({ example: 3, description: 'Of these, sent by hand: opens of them cannot be known' })
  sentByHand: number;

  @ApiProperty({ example: 9, description: 'An estimate' })
  opened: number;

  @ApiProperty({ example: 5, description: 'Replies written by a person' })
  replied: number;

  @ApiProperty({ example: 1 })
  activeCampaigns: number;

  @ApiProperty({ example: 3, description: 'Campaigns of which an email left' })
  sentCampaigns: number;
}

export class UndecidedMails {
  @ApiProperty({ example: 0, description: 'Emails of which nobody knows whether they left' })
  count: number;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'A campaign that has such emails' })
  campaignId: string | null;

  @ApiProperty({ type: Number, nullable: true, example: 42, description: 'The coach to whom one of them was written' })
  coachId: number | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'That email, as it stands in the conversation' })
  mailId: string | null;
}

export class KeptMails {
  @ApiProperty({ example: 12 })
  count: number;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'A campaign that has such emails' })
  campaignId: string | null;
}

export class PausedCampaigns {
  @ApiProperty({ example: 1 })
  count: number;

  @ApiProperty({ example: 3, description: 'Emails that wait in them' })
  mails: number;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'One of them' })
  campaignId: string | null;
}

export class WaitingReplyDto implements WaitingReply {
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'Null when the campaign was deleted' })
  campaignId: string | null;

  @ApiProperty({ example: 42 })
  coachId: number;

  @ApiProperty({ example: 'Quinn Dummett' })
  coachName: string;

  @ApiProperty({ example: 7 })
  schoolId: number;

  @ApiProperty({ example: 'Akron' })
  schoolName: string;

  @ApiProperty({ type: String, format: 'date-time' })
  repliedAt: Date;
}

export class OpenDeadlineDto implements OpenDeadline {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 7 })
  schoolId: number;

  @ApiProperty({ example: 'Akron' })
  schoolName: string;

  @ApiProperty({ enum: ['offer', 'visit', 'camp'] })
  contactKind: 'offer' | 'visit' | 'camp';

  @ApiProperty({ type: String, nullable: true, enum: ['verbal', 'written', null] })
  status: 'verbal' | 'written' | null;

  @ApiProperty({ format: 'date', example: '2026-12-01' })
  deadline: string;
}

export class UndatedOfferDto implements UndatedOffer {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 7 })
  schoolId: number;

  @ApiProperty({ example: 'Akron' })
  schoolName: string;

  @ApiProperty({ type: String, nullable: true, enum: ['verbal', 'written', null] })
  status: 'verbal' | 'written' | null;
}

export class ComingEventDto implements ComingEvent {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 7 })
  schoolId: number;

  @ApiProperty({ example: 'Akron' })
  schoolName: string;

  @ApiProperty({ enum: ['visit', 'camp'] })
  contactKind: 'visit' | 'camp';

  @ApiProperty({ type: String, format: 'date-time' })
  at: Date;
}

export class HomeDto implements HomeView {
  @ApiProperty({ type: HomeFigures })
  figures: HomeFigures;

  @ApiProperty({ type: RatesDto, description: 'What rates are of' })
  rates: RatesDto;

  @ApiProperty({ type: UndecidedMails })
  undecided: UndecidedMails;

  @ApiProperty({ type: KeptMails, description: 'Not delivered: there was no way to deliver them' })
  kept: KeptMails;

  @ApiProperty({ type: PausedCampaigns })
  paused: PausedCampaigns;

  @ApiProperty({ type: PausedCampaigns, description: 'Schedules that were found more than a day late: the athlete decides' })
  late: PausedCampaigns;

  @ApiProperty({ type: [WaitingReplyDto], description: 'Coaches who wait for an answer, newest reply first; at most three' })
  waitingReplies: WaitingReplyDto[];

  @ApiProperty({
    type: [OpenDeadlineDto],
    description: 'Logged offers, visits and camps with a day to answer by, the next first; at most three',
  })
  deadlines: OpenDeadlineDto[];

  @ApiProperty({ type: [UndatedOfferDto], description: 'Offers without a day to answer by, the newest first; at most three' })
  undatedOffers: UndatedOfferDto[];

  @ApiProperty({ type: [ComingEventDto], description: 'Visits and camps to come, the next first; at most three' })
  comingEvents: ComingEventDto[];

  @ApiProperty({
    example: 6,
    description: 'Coaches without an answer one to eight weeks after the last email; not of declined or committed schools',
  })
  silentCoaches: number;

  @ApiProperty({ type: [Number], example: [41, 57], description: 'Of these, the hundred who have waited longest' })
  silentCoachIds: number[];

  @ApiProperty({ example: 2, description: 'Favorites without the email address of any coach' })
  favoritesWithoutCoaches: number;
}

export class FeedQuery {
  @ApiPropertyOptional({ default: 8, minimum: 1, maximum: 50 })
  @Max(50)
  @Min(1)
  @IsInt()
  @Type(() => Number)
  @MayBeOmitted()
  limit?: number;

  @ApiPropertyOptional({ description: 'The `before` of the page before' })
  @IsString()
  @MayBeOmitted()
  before?: string;
}

export class FeedEntryDto implements FeedEntry {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ type: String, format: 'date-time' })
  at: Date;

  @ApiProperty({ enum: FEED_KINDS, enumName: 'FeedKind' })
  kind: FeedKind;

  @ApiProperty({ type: Number, nullable: true, example: 7 })
  schoolId: number | null;

  @ApiProperty({ type: String, nullable: true, example: 'Akron' })
  schoolName: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Quinn Dummett' })
  coachName: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  campaignId: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Junior film' })
  campaignName: string | null;

  @ApiProperty({ example: 12, type: Number, nullable: true, description: 'Coaches of a sent campaign, or games of synced stats' })
  count: number | null;

  @ApiProperty({ example: 5, type: Number, nullable: true, description: 'Schools of a sent campaign' })
  schoolCount: number | null;

  @ApiProperty({ example: 3, type: Number, nullable: true, description: 'Of the coaches of a campaign, those written to by hand' })
  byHandCount: number | null;

  @ApiProperty({ example: false, description: 'A reply that the athlete wrote down' })
  isNoted: boolean;
}

export class FeedDto {
  @ApiProperty({ type: [FeedEntryDto], description: 'Newest first' })
  entries: FeedEntryDto[];

  @ApiProperty({
    example: '2026-11-01T09:30:00.000Z_01a1fe99-5741-70c6-b15b-dc52f8a68321',
    type: String,
    nullable: true,
    description: 'Asks for the next, older page; null at the end',
  })
  before: string | null;
}
