import type { Agent } from '../support/agent.js';
import type { TestApp } from '../support/test-app.js';
import { haveMails, type MailRow } from './mail-population.js';

export interface Analytics {
  figures: { sent: number; opened: number; replied: number; activeCampaigns: number; waitingReplies: number };
  campaigns: { name: string; sentCount: number; openCount: number; replyCount: number }[];
  campaignCount: number;
  schools: {
    total: number;
    addedInRange: number;
    byDivision: { division: string; count: number }[];
    bands: object;
    averageMatch: { value: number; known: number } | null;
    top: { name: string; opportunity: number | null }[];
  };
  habits: object | null;
  activity: { unit: string; bars: { day: string; sent: number; opened: number; replied: number }[] };
}

export interface Home {
  figures: Record<'favorites' | 'newFavorites' | 'sent' | 'opened' | 'replied' | 'activeCampaigns' | 'sentCampaigns', number>;
  undecided: { count: number; campaignId: string | null; coachId: number | null; mailId: string | null };
  waitingReplies: { coachName: string; schoolName: string; campaignId: string | null }[];
  silentCoaches: number;
  silentCoachIds: number[];
  favoritesWithoutCoaches: number;
}

/** One email of every state. Counted by hand: 9 sent, 5 opened, 3 replied. */
export const EVERY_STATE: MailRow[] = [
  { status: 'queued', sentDaysAgo: null },
  { status: 'sending', sentDaysAgo: null },
  { status: 'sent' },
  { status: 'sent' },
  { status: 'opened', openedDaysAgo: 0.5 },
  { status: 'opened', openedDaysAgo: 0.25 },
  { status: 'replied', openedDaysAgo: 0.5, repliedDaysAgo: 0.4 },
  { status: 'replied', repliedDaysAgo: 0.3 },
  { status: 'replied', openedDaysAgo: 0.2, repliedDaysAgo: 0.1 },
  { status: 'auto_reply', openedDaysAgo: 0.5 },
  { status: 'bounced' },
  { status: 'failed', sentDaysAgo: null },
  { status: 'skipped', sentDaysAgo: null },
  { status: 'unknown', sentDaysAgo: null },
  { status: 'cancelled', sentDaysAgo: null },
];

/** What one athlete has and sees. */
export class FiguresWorld {
  readonly now = new Date();

  constructor(
    private readonly app: TestApp,
    private readonly athlete: Agent,
  ) {}

  have(mails: readonly MailRow[], changes: object = {}): Promise<string> {
    return haveMails(this.app.source, { username: this.athlete.account?.username ?? '', now: this.now, mails, ...changes });
  }

  async home(): Promise<Home> {
    return (await this.athlete.get<Home>('/api/user/home')).body;
  }

  async analytics(query = ''): Promise<Analytics> {
    return (await this.athlete.get<Analytics>(`/api/user/analytics${query}`)).body;
  }
}
