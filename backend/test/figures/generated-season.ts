import { MAIL_CHANNELS } from '../../src/modules/campaigns/writing/domain/mail-channel.js';
import { MAIL_STATUSES, type MailStatus } from '../../src/modules/campaigns/writing/domain/mail-status.js';
import { CAMPAIGN_STATUSES } from '../../src/modules/campaigns/writing/domain/campaign-status.js';
import { RandomIds } from '../../src/platform/system/random-ids.js';
import type { Agent } from '../support/agent.js';
import { seededRandom } from '../support/seeded-random.js';
import type { TestApp } from '../support/test-app.js';

const ids = new RandomIds();
const DAY_MS = 86_400_000;
const LEFT: readonly MailStatus[] = ['sent', 'opened', 'replied', 'auto_reply', 'bounced'];
const REPLY_KINDS = ['human', 'auto_reply', 'bounce', 'delayed', 'limit_reached', 'unrelated'];
const LEAD_LEVELS = ['hot', 'warm', 'committed', 'declined', 'cold'];

interface Places {
  schoolIds: number[];
  /** Of these schools, and some that left the directory. */
  coaches: { id: number; schoolId: number }[];
}

interface Season extends Places {
  now: Date;
  seed: number;
  mails: number;
}

/**
 * A season of one athlete straight in the tables, the same for the same seed: campaigns and emails in every status,
 * replies of every kind, several emails to one coach, favorites with and without known fit, schools in every lead
 * level, logged contacts (some taken back). Times lie up to 120 days back.
 */
export async function generateSeason(app: TestApp, athlete: Agent, season: Season): Promise<void> {
  const { now, seed, mails, coaches } = season;
  const random = seededRandom(seed);
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const [user] = await app.source.query<{ id: string }[]>('select id from users where username = $1', [athlete.account?.username]);
  const userId = user?.id ?? '';

  const campaigns = [...CAMPAIGN_STATUSES, ...CAMPAIGN_STATUSES].map((status, at) => ({
    id: ids.next(),
    user_id: userId,
    name: `Campaign ${at}`,
    subject: 'Film',
    template: 'Look',
    status,
    activated_at: status === 'draft' ? null : ago(random() * 100),
    created_at: ago(random() * 120),
    updated_at: now,
  }));
  await insert(app, 'campaigns', campaigns);

  const rows = Array.from({ length: mails }, (_, at) => {
    const status = random() < 0.5 ? one(LEFT) : one(MAIL_STATUSES);
    const left = LEFT.includes(status);
    const sent = random() * 120;
    const channel = left && random() < 0.3 ? one(MAIL_CHANNELS) : 'email';
    const opened = status === 'opened' || (['replied', 'bounced', 'auto_reply'].includes(status) && random() < 0.6);
    const coach = one(coaches);
    return {
      id: ids.next(),
      campaign_id: campaigns[at % campaigns.length]?.id,
      user_id: userId,
      step: at,
      coach_id: coach.id,
      school_id: coach.schoolId,
      to_address: `coach${coach.id}@college.test`,
      coach_first_name: 'Dana',
      coach_last_name: `Field ${coach.id}`,
      coach_title: 'Coach',
      school_name: `School ${coach.schoolId}`,
      is_example: false,
      subject: 'Film',
      body: 'Look',
      status,
      channel,
      due_at: now,
      sent_at: left ? ago(sent) : null,
      opened_at: opened ? ago(sent * 0.9) : null,
      replied_at: status === 'replied' ? ago(sent * random()) : null,
      created_at: now,
      updated_at: ago(random() * 3),
    };
  });
  await insert(app, 'campaign_emails', rows);

  // A second, later reply of the same person does not move replied_at; other messages never set it.
  const replies = rows.flatMap(({ id, status, replied_at: at }, n) => {
    const reply = (kind: string, received: Date) => ({
      id: ids.next(),
      user_id: userId,
      account: 'a',
      provider_message_id: `${id}-${kind}-${received.getTime()}`,
      mail_id: id,
      kind,
      from_address: `coach${n}@college.test`,
      received_at: received,
      found_at: now,
    });
    if (status === 'replied' && at)
      return [reply('human', at), ...(n % 3 === 0 ? [reply('human', new Date((at.getTime() + now.getTime()) / 2))] : [])];
    return LEFT.includes(status) && random() < 0.3 ? [reply(one(REPLY_KINDS.filter((kind) => kind !== 'human')), ago(random() * 5))] : [];
  });
  await insert(app, 'replies', replies);

  await generateList(app, { ...season, userId, random });
}

/** Favorites, fit, tracking and logged contacts of the athlete. */
async function generateList(app: TestApp, list: Season & { userId: string; random: () => number }): Promise<void> {
  const { userId, random, schoolIds, now } = list;
  const one = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const liked = schoolIds.filter(() => random() < 0.8);
  await insert(
    app,
    'favorites',
    liked.map((schoolId) => ({ id: ids.next(), user_id: userId, school_id: schoolId, created_at: ago(random() * 120) })),
  );
  const scored = liked.filter(() => random() < 0.8);
  const score = () => Math.floor(random() * 101);
  await insert(
    app,
    'fit_scores',
    scored.map((schoolId) => ({
      user_id: userId,
      school_id: schoolId,
      fit_version: 1,
      match_percentage: random() < 0.8 ? score() : null,
      position_need_score: random() < 0.5 ? score() : null,
      computed_at: now,
    })),
  );
  await insert(
    app,
    'target_schools',
    schoolIds
      .filter(() => random() < 0.7)
      .map((schoolId) => ({
        user_id: userId,
        school_id: schoolId,
        intro_email_sent: random() < 0.5,
        response_gotten: random() < 0.5,
        film_sent: random() < 0.5,
        twitter_connection: random() < 0.5,
        lead_level: one(LEAD_LEVELS),
        notes: '',
        next_step: '',
        updated_at: now,
      })),
  );

  const calls = Array.from({ length: 8 }, () => ({
    id: ids.next(),
    user_id: userId,
    school_id: one(schoolIds),
    kind: 'contact_logged',
    at: ago(random() * 20),
    data: {},
    dedupe_key: null,
  }));
  const takenBack = calls
    .filter(() => random() < 0.4)
    .map(({ id, school_id }) => ({
      id: ids.next(),
      user_id: userId,
      school_id,
      kind: 'contact_removed',
      at: now,
      data: { entryId: id },
      dedupe_key: `contact_removed:${id}`,
    }));
  await insert(app, 'activities', [...calls, ...takenBack]);
}

/** Schools of every division with three coaches each, and coaches of a school that was deleted afterwards. */
export async function havePlaces(app: TestApp, count: number): Promise<Places> {
  const rows = await app.source.query<{ id: number; coach: number }[]>(
    `with made as (
       insert into schools (name, name_key, division, city, state, created_at, updated_at)
       select 'Figures ' || n, 'figures ' || n, (array['D1', 'D2', 'D3', 'na'])[1 + n % 4], 'Town', 'OH', now(), now()
       from generate_series(1, $1::int) n returning id
     )
     insert into coaches (school_id, name, name_key, email, is_head_coach, position, created_at, updated_at)
     select m.id, 'Dana ' || k, 'dana ' || k, 'dana' || m.id || k || '@college.test', k = 1, (array['', 'RC', 'QB'])[k], now(), now()
     from made m, generate_series(1, 3) k returning school_id as id, id as coach`,
    [count + 1],
  );
  const coaches = rows.map(({ id, coach }) => ({ id: coach, schoolId: id }));
  const [gone, ...schoolIds] = [...new Set(rows.map(({ id }) => id))];
  await app.source.query('delete from schools where id = $1', [gone]);
  return { schoolIds, coaches };
}

async function insert(app: TestApp, table: string, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  await app.source.query(`insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`, [
    JSON.stringify(rows),
  ]);
}
