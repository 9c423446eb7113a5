import type { TestApp } from '../support/test-app.js';

/** Requirement X-07, written down a second time: these queries use neither the views nor the functions of the product. */
const SENT = `e.status in ('sent', 'opened', 'replied', 'auto_reply', 'bounced')`;
const DAY_MS = 86_400_000;

export interface Counts {
  sent: number;
  sentByHand: number;
  opened: number;
  replied: number;
}

export interface CampaignCounts extends Counts {
  id: string;
  total: number;
  byStatus: Record<string, number>;
}

export interface CountedCoach {
  coachId: number;
  schoolId: number;
  waits: boolean;
  silent: boolean;
  answeredAt: Date | null;
}

interface SentMail {
  id: string;
  coachId: number;
  schoolId: number;
  status: string;
  sentAt: Date;
  repliedAt: Date | null;
}

/** Counts the rows of one athlete in the tables themselves. */
export class CountedByHand {
  constructor(
    private readonly app: TestApp,
    private readonly userId: string,
  ) {}

  /** The number that a query answers as `n`; $1 is the athlete. */
  async count(sql: string, ...params: unknown[]): Promise<number> {
    const [row] = await this.app.source.query<{ n: number }[]>(sql, [this.userId, ...params]);
    return Number(row?.n ?? NaN);
  }

  /** Emails sent since a moment (null: ever) and what became of them. */
  async mails(since: Date | null): Promise<Counts> {
    const [row] = await this.app.source.query<[Counts]>(
      `select count(*)::int as sent, count(*) filter (where e.channel <> 'email')::int as "sentByHand", count(e.opened_at)::int as opened, count(e.replied_at)::int as replied
       from campaign_emails e where e.user_id = $1 and ${SENT} and ($2::timestamptz is null or e.sent_at >= $2)`,
      [this.userId, since],
    );
    return row;
  }

  async campaigns(): Promise<CampaignCounts[]> {
    const rows = await this.app.source.query<({ id: string; status: string | null; n: number } & Counts)[]>(
      `select c.id, e.status, count(e.id)::int as n, count(*) filter (where ${SENT})::int as sent,
         count(*) filter (where ${SENT} and e.channel <> 'email')::int as "sentByHand",
         count(e.opened_at)::int as opened, count(e.replied_at)::int as replied
       from campaigns c left join campaign_emails e on e.campaign_id = c.id where c.user_id = $1 group by 1, 2`,
      [this.userId],
    );
    const campaigns = new Map<string, CampaignCounts>();
    for (const { id, status, n, sent, sentByHand, opened, replied } of rows) {
      const one = campaigns.get(id) ?? { id, total: 0, sent: 0, sentByHand: 0, opened: 0, replied: 0, byStatus: {} };
      campaigns.set(id, {
        id,
        total: one.total + n,
        sent: one.sent + sent,
        sentByHand: one.sentByHand + sentByHand,
        opened: one.opened + opened,
        replied: one.replied + replied,
        byStatus: status === null ? one.byStatus : { ...one.byStatus, [status]: n },
      });
    }
    return [...campaigns.values()];
  }

  /** Figures of every school that the athlete wrote to. */
  async schools(): Promise<Map<number, Omit<Counts, 'sentByHand'>>> {
    const rows = await this.app.source.query<({ id: number } & Omit<Counts, 'sentByHand'>)[]>(
      `select e.school_id as id, count(*) filter (where ${SENT})::int as sent, count(e.opened_at)::int as opened,
         count(e.replied_at)::int as replied
       from campaign_emails e where e.user_id = $1 group by 1`,
      [this.userId],
    );
    return new Map(rows.map(({ id, sent, opened, replied }) => [id, { sent, opened, replied }]));
  }

  favorites(): Promise<{ schoolId: number; name: string; division: string; match: number | null; need: number | null; addedAt: Date }[]> {
    return this.app.source.query(
      `select s.id as "schoolId", s.name, s.division, x.match_percentage as match, x.position_need_score as need, f.created_at as "addedAt"
       from favorites f join schools s on s.id = f.school_id
       left join fit_scores x on x.school_id = f.school_id and x.user_id = f.user_id where f.user_id = $1`,
      [this.userId],
    );
  }

  /** Who waits for an answer and who is silent, coach by coach. */
  async coaches(now: Date): Promise<CountedCoach[]> {
    const query = <T>(sql: string) => this.app.source.query<T[]>(sql, [this.userId]);
    const mails = await query<SentMail>(
      `select e.id, e.coach_id as "coachId", e.school_id as "schoolId", e.status, e.sent_at as "sentAt", e.replied_at as "repliedAt"
       from campaign_emails e where e.user_id = $1 and ${SENT}`,
    );
    const answers = await query<{ mailId: string; at: Date }>(
      `select mail_id as "mailId", received_at as at from replies where user_id = $1 and kind = 'human'`,
    );
    const contacts = await query<{ schoolId: number; at: Date }>(
      `select school_id as "schoolId", at from activities where user_id = $1 and kind = 'contact_logged' and id::text not in
         (select data ->> 'entryId' from activities where user_id = $1 and kind = 'contact_removed')`,
    );
    const levels = await query<{ id: number; level: string }>(
      `select school_id as id, lead_level as level from target_schools where user_id = $1`,
    );
    const there = new Set((await this.app.source.query<{ id: number }[]>('select id from coaches')).map(({ id }) => id));
    const times = (all: { at: Date }[]) => all.map(({ at }) => at.getTime());
    return [...new Set(mails.map(({ coachId }) => coachId))].flatMap((coachId) => {
      const own = mails.filter((mail) => mail.coachId === coachId).sort((a, b) => b.sentAt.getTime() - a.sentAt.getTime());
      const [last] = own;
      if (!last) return [];
      const { schoolId } = last;
      const replied = own.filter((mail) => mail.repliedAt !== null);
      const answered = Math.max(
        ...replied.map(({ repliedAt }) => Number(repliedAt)),
        ...times(answers.filter(({ mailId }) => replied.some(({ id }) => id === mailId))),
      );
      const level = levels.find(({ id }) => id === schoolId)?.level ?? 'cold';
      const called = times(contacts.filter((contact) => contact.schoolId === schoolId)).some((at) => at > answered);
      return [
        {
          coachId,
          schoolId,
          waits: waits({ last, answered, now }) && level !== 'declined' && !called,
          silent: isQuiet({ last, answered, now }) && !['declined', 'committed'].includes(level) && there.has(coachId),
          answeredAt: Number.isFinite(answered) ? new Date(answered) : null,
        },
      ];
    });
  }
}

interface LastMail {
  last: SentMail;
  /** The last answer of a person in milliseconds; -Infinity without one. */
  answered: number;
  now: Date;
}

const daysAgo = (now: Date, days: number) => now.getTime() - days * DAY_MS;

function waits({ last, answered, now }: LastMail): boolean {
  return answered >= last.sentAt.getTime() && answered > daysAgo(now, 180);
}

function isQuiet({ last, answered, now }: LastMail): boolean {
  const sent = last.sentAt.getTime();
  return ['sent', 'opened'].includes(last.status) && sent >= daysAgo(now, 56) && sent <= daysAgo(now, 7) && answered < sent;
}
