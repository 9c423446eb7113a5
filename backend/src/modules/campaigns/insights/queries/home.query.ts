import { Injectable } from '@nestjs/common';

import { ReadSource } from '../../../../platform/database/reads/read-source.js';
import type { MailRates } from '../../writing/index.js';
import { listPage, type ListPage, type ListPlace } from '../domain/list-page.js';
import { FEED, HOME } from './home.sql.js';

/** What the feed of the home page shows of the activity record. */
export const FEED_KINDS = [
  'favorite_added',
  'campaign_sent',
  'coach_opened',
  'coach_replied',
  'mail_bounced',
  'stats_synced',
  'strategy_generated',
] as const;

export type FeedKind = (typeof FEED_KINDS)[number];

/** One thing that happened. What does not apply is null. */
export interface FeedEntry {
  id: string;
  at: Date;
  kind: FeedKind;
  schoolId: number | null;
  /** Null too when the school has left the directory. */
  schoolName: string | null;
  coachName: string | null;
  campaignId: string | null;
  campaignName: string | null;
  /** Of a campaign: the coaches it was sent to so far; of synced stats: the games added or changed. */
  count: number | null;
  /** Of a campaign: the schools of these coaches. */
  schoolCount: number | null;
  /** Of the coaches of a campaign, those whom the athlete wrote to by hand. */
  byHandCount: number | null;
  /** Of a reply: the athlete wrote it down. */
  isNoted: boolean;
}

/** A coach whose reply is unanswered, as `coach_states` defines it. */
export interface WaitingReply {
  /** Null when the campaign was deleted. */
  campaignId: string | null;
  coachId: number;
  coachName: string;
  schoolId: number;
  schoolName: string;
  repliedAt: Date;
}

/** A logged offer, visit or camp that the athlete has to answer by a day. Of an offer the newest entry counts; signed, declined and withdrawn ones are none. */
export interface OpenDeadline {
  id: string;
  schoolId: number;
  schoolName: string;
  contactKind: 'offer' | 'visit' | 'camp';
  status: 'verbal' | 'written' | null;
  /** YYYY-MM-DD, today or later. */
  deadline: string;
}

/** An offer that is still open and was logged without a deadline. */
export interface UndatedOffer {
  id: string;
  schoolId: number;
  schoolName: string;
  status: 'verbal' | 'written' | null;
}

/** A visit or a camp to come. */
export interface ComingEvent {
  id: string;
  schoolId: number;
  schoolName: string;
  contactKind: 'visit' | 'camp';
  at: Date;
}

export interface HomeView {
  figures: {
    /** Favorites whose school exists. */
    favorites: number;
    /** Of these, marked since a week ago. */
    newFavorites: number;
    sent: number;
    /** Of these, by the athlete outside of Recruit. */
    sentByHand: number;
    opened: number;
    replied: number;
    activeCampaigns: number;
    /** Campaigns of which an email left. */
    sentCampaigns: number;
  };
  /** What rates are of: without bounced emails. */
  rates: MailRates;
  /** Number of emails whose delivery is unknown; the campaign, coach and ID of one of them. */
  undecided: { count: number; campaignId: string | null; coachId: number | null; mailId: string | null };
  /** Emails that were not delivered and are kept, and a campaign that has some. */
  kept: { count: number; campaignId: string | null };
  /** Campaigns that were paused because of the account they are sent from or a restored backup, the email that waits in them, and one of them. */
  paused: { count: number; mails: number; campaignId: string | null };
  /** The same for campaigns whose schedule was found more than a day late: the athlete decides. Not among the paused ones. */
  late: { count: number; mails: number; campaignId: string | null };
  /** Newest first, at most three. */
  waitingReplies: WaitingReply[];
  /** The next first, at most three; of any school, favorite or not. */
  deadlines: OpenDeadline[];
  /** The newest first, at most three. */
  undatedOffers: UndatedOffer[];
  /** The next first, at most three. */
  comingEvents: ComingEvent[];
  /** Coaches who were last written to one to eight weeks ago and did not answer; those of declined and committed schools are left out. */
  silentCoaches: number;
  /** Of these, the hundred who have waited longest. */
  silentCoachIds: number[];
  /** Favorites of which neither the directory nor the athlete has the email address of a coach. */
  favoritesWithoutCoaches: number;
}

/** The home page and its feed, one statement each. */
@Injectable()
export class HomeQuery {
  constructor(private readonly source: ReadSource) {}

  async home(userId: string, now: Date): Promise<HomeView> {
    const [view] = await this.source.query<[HomeView]>(HOME, [userId, now]);
    return view;
  }

  /** Newest first, at most `limit` of what is older than `before`. */
  async feed(userId: string, limit: number, before: ListPlace | null): Promise<ListPage<FeedEntry>> {
    const values = [userId, FEED_KINDS, limit + 1, before?.at ?? null, before?.id ?? null];
    return listPage(await this.source.query<FeedEntry[]>(FEED, values), limit);
  }
}
