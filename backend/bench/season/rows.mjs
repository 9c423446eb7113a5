import { v7 } from 'uuid';

import { momentOf } from './rhythm.mjs';

const DAY_MS = 24 * 3_600_000;
/** A third of an email to a coach is facts, the rest is the athlete's text: about 900 characters. */
const TEXT = 'Coach, I play for a high school in your region and follow your program closely. '.repeat(11);

/** Emails of one campaign at most; a longer list is another campaign. */
const PER_CAMPAIGN = 50;

const iso = (ms) => (ms === null ? null : new Date(ms).toISOString());
const idAt = (ms) => v7({ msecs: ms });

/** Athlete number `at` with everything that belongs to the account itself. `hash`: the password of all. */
export function accountOf(at, { random, schools, hash, season }) {
  const createdAt = season.start - Math.floor(random() * 300 * DAY_MS);
  const id = idAt(createdAt);
  const name = `season${at}`;
  const when = iso(createdAt);
  const favorites = new Set(Array.from({ length: 8 }, () => schools[Math.floor(random() * schools.length)]));
  const rows = {
    users: [[id, name, `${name}@recruit.test`, hash, when, when]],
    athlete_profiles: [[id, 'Alex', `Sample ${at}`, 'QB', 2027, 'Central High', 'Austin', 'TX', 3.6, when]],
    favorites: [...favorites].map((school) => [idAt(createdAt), id, school, when]),
    gmail_accounts: [],
    reply_mailboxes: [],
  };
  if (random() < 0.6) {
    rows.gmail_accounts.push([id, `sub${at}`, `${name}@mail.test`, 'connected', true, idAt(createdAt), 'sealed', when, when]);
    rows.reply_mailboxes.push([id, `sub${at}`, when, iso(season.end), iso(season.end - 60_000), iso(season.end - 60_000)]);
  }
  return { id, rows, viaGmail: rows.gmail_accounts.length > 0 };
}

/** What `count` emails of an athlete leave in the database: campaigns, emails, opens, replies, the record, tracking. */
export function emailsOf({ id, viaGmail }, count, world) {
  const rows = { campaigns: [], campaign_emails: [], mail_opens: [], replies: [], activities: [], target_schools: [] };
  const tracked = new Map();
  for (let sent = 0; sent < count; sent += PER_CAMPAIGN) {
    const size = Math.min(PER_CAMPAIGN, count - sent);
    campaignOf({ id, viaGmail }, size, { ...world, rows, tracked });
  }
  for (const [school, { at, answered }] of tracked)
    rows.target_schools.push([id, school, true, answered, answered ? 'warm' : 'cold', iso(at)]);
  return rows;
}

function campaignOf(athlete, size, world) {
  const { random, coaches, rows } = world;
  const at = momentOf(random);
  const id = idAt(at);
  const when = iso(at);
  rows.campaigns.push([id, athlete.id, 'Film of the season', 'Film of a quarterback', TEXT, 'completed', when, when, when]);
  rows.activities.push([idAt(at), athlete.id, null, 'campaign_sent', when, JSON.stringify({ campaignId: id, sent: size })]);
  const first = Math.floor(random() * coaches.length);
  for (let step = 0; step < size; step += 1) {
    const coach = coaches[(first + step * 7) % coaches.length];
    emailOf({ athlete, campaignId: id, coach, sentAt: at + step * 2_000 }, world);
  }
}

/** Whether and when an email was opened and answered. */
function fateOf(sentAt, random) {
  const openedAt = random() < 0.35 ? sentAt + Math.floor(random() * 3 * DAY_MS) : null;
  const repliedAt = random() < 0.08 ? sentAt + Math.floor(random() * 7 * DAY_MS) : null;
  if (repliedAt) return { openedAt, repliedAt, status: 'replied' };
  return { openedAt, repliedAt, status: openedAt ? 'opened' : 'sent' };
}

/** How an email left: Gmail has names of its own for email and thread. */
function wayOf({ viaGmail }, id) {
  const thread = id.replaceAll('-', '').slice(0, 16);
  return viaGmail ? ['gmail', thread, thread] : ['smtp', null, null];
}

function emailOf({ athlete, campaignId, coach, sentAt }, { random, rows, tracked }) {
  const id = idAt(sentAt);
  const { openedAt, repliedAt, status } = fateOf(sentAt, random);
  const when = iso(sentAt);
  rows.campaign_emails.push([
    ...[id, campaignId, athlete.id, coach.id, coach.school, coach.email, 'Casey', `Sample ${coach.id}`, 'Coach', coach.schoolName],
    ...[false, 'Film of a quarterback', TEXT, status, when, when, idAt(sentAt), `${id}@recruit.test`],
    ...[...wayOf(athlete, id), when, iso(openedAt), iso(repliedAt), when, when, `${id}o`, `${id}x`],
  ]);
  if (openedAt) rows.mail_opens.push([id, false, iso(openedAt), iso(openedAt), 1]);
  if (repliedAt) replyOf({ athlete, id, coach, repliedAt }, rows);
  noteSchool(tracked, coach.school, { at: sentAt, answered: repliedAt !== null });
}

function noteSchool(tracked, school, { at, answered }) {
  const before = tracked.get(school) ?? { at: 0, answered: false };
  tracked.set(school, { at: Math.max(at, before.at), answered: answered || before.answered });
}

function replyOf({ athlete, id, coach, repliedAt }, rows) {
  const when = iso(repliedAt);
  const reply = idAt(repliedAt);
  rows.replies.push([
    reply,
    athlete.id,
    'account',
    reply,
    id,
    'human',
    coach.email,
    'Casey Sample',
    'Re: Film',
    TEXT.slice(0, 200),
    when,
    when,
    when,
  ]);
  rows.activities.push([idAt(repliedAt), athlete.id, coach.school, 'coach_replied', when, JSON.stringify({ mailId: id })]);
}
