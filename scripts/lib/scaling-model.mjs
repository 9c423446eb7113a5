// What a number of athletes needs, from inputs that were measured, assumed or read off a price list. docs/scaling.md shows both.

/** [value, unit, where it comes from]. Measured ones: docs/performance.md; prices: the list price on the day that is named. */
export const INPUTS = {
  accountBytes: [2_370, 'bytes', 'measured, Season: account, profile, eight favorites, 0.6 mailboxes'],
  emailBytes: [2_540, 'bytes', 'measured, Season: an email with its part of campaigns, opens, replies, record and tracking'],
  growthRoom: [1.5, 'x', 'assumed: room for dead rows, the journal and a year more'],
  busiestHour: [0.00282, 'of a season', 'computed from the rhythm in backend/bench/season/rhythm.mjs'],
  mailboxes: [0.6, 'of athletes', 'assumed: have a connected mailbox'],
  imap: [0.15, 'of mailboxes', 'assumed: by IMAP, the others by Gmail'],
  activeDay: [0.05, 'of mailboxes', 'assumed: email or a reply within a day, looked into every 60 s'],
  activeWeek: [0.15, 'of mailboxes', 'assumed: within a week, every 300 s (IMAP 90 s)'],
  waiting: [0.6, 'of mailboxes', 'assumed: within 90 days, every 900 s (IMAP 90 s); the rest once a day'],
  pollMs: [2.5, 'ms of processor', 'measured, B5: a check that finds nothing, without the database'],
  sendMs: [5, 'ms of processor', 'assumed from B3 (1.2 ms by SMTP) and the longer way by Gmail'],
  visitors: [0.25, 'of athletes', 'assumed: on the busiest day'],
  requestsEach: [60, 'a day', 'assumed: one and a half visits of 40 requests'],
  requestHour: [0.15, 'of a day', 'assumed: in the busiest hour'],
  requestMs: [
    6,
    'ms of processor',
    'assumed: two processors answered 160 requests a second with database and browsers beside them, so at most 12.5',
  ],
  statementsRequest: [4, 'statements', 'counted: session, user and the page itself (backend/test/query-count.e2e-spec.ts)'],
  statementsPoll: [4, 'statements', 'counted: give out, lock, read, write the cursor'],
  statementsEmail: [3, 'statements', 'counted: claim and record are shared by a batch, the opens and replies are not'],
  statementMs: [0.6, 'ms of processor', 'assumed: one statement of the database, planned and committed'],
  busy: [0.6, 'of a processor', 'assumed: what a processor may be used in the busiest hour'],
  smtpShare: [0.4, 'of emails', 'assumed: by SMTP_URL, the others by mailboxes of the athletes'],
  hours: [730, 'hours a month', '365 days / 12'],
  processorPrice: [
    0.0408,
    '$ an hour',
    'half of m7g.large (2 processors, 8 GB) in us-east-1: $0.0816, list of 2026-06-17 as told by factualminds.com',
  ],
  diskPrice: [0.115, '$ a GB and month', 'RDS gp3 in us-east-1, June 2026, as told by usage.ai'],
  backupPrice: [0.095, '$ a GB and month', 'RDS backup storage in us-east-1, June 2026, as told by usage.ai'],
  backupsKept: [14, 'backups', 'BACKUP_KEEP'],
  backupSize: [0.3, 'of the data', 'assumed: compressed, without indexes'],
  smtpPrice: [0.0001, '$ an email', 'Amazon SES: $0.10 for 1,000, as told by acecloudinterviews.com, read in November 2026'],
};

const values = () => Object.fromEntries(Object.entries(INPUTS).map(([name, [value]]) => [name, value]));

/** Checks of mailboxes a second, when all are as assumed. */
function pollsASecond(athletes, i) {
  const rest = 1 - i.activeDay - i.activeWeek - i.waiting;
  const gmail = i.activeDay / 60 + i.activeWeek / 300 + i.waiting / 900 + rest / 86_400;
  const imap = i.activeDay / 60 + (i.activeWeek + i.waiting) / 90 + rest / 86_400;
  return athletes * i.mailboxes * ((1 - i.imap) * gmail + i.imap * imap);
}

const processors = (perSecond, ms, busy) => Math.max(2, Math.ceil((perSecond * ms) / 1000 / busy));

/** What `athletes` with `emails` in a season need in the busiest hour, and what it costs a month. */
export function plan({ athletes, emails }, i = values()) {
  const data = (athletes * i.accountBytes + emails * i.emailBytes) / 1e9;
  const rates = {
    emails: (emails * i.busiestHour) / 3600,
    polls: pollsASecond(athletes, i),
    requests: (athletes * i.visitors * i.requestsEach * i.requestHour) / 3600,
  };
  const statements = rates.requests * i.statementsRequest + rates.polls * i.statementsPoll + rates.emails * i.statementsEmail;
  const web = processors(rates.requests, i.requestMs, i.busy);
  const worker = Math.max(2, Math.ceil((rates.polls * i.pollMs + rates.emails * i.sendMs) / 1000 / i.busy));
  const database = processors(statements, i.statementMs, i.busy);
  const disk = data * i.growthRoom;
  const price = {
    // A replica of the database has as many processors and as much disk.
    processors: (web + worker + 2 * database) * i.processorPrice * i.hours,
    disk: 2 * disk * i.diskPrice,
    backups: data * i.backupSize * i.backupsKept * i.backupPrice,
    smtp: (emails * i.smtpShare * i.smtpPrice) / 12,
  };
  const month = Object.values(price).reduce((sum, part) => sum + part, 0);
  return { athletes, emails, data, disk, rates, statements, web, worker, database, price, month, each: (month * 12) / athletes };
}

export const SIZES = [
  { athletes: 10_000, emails: 1_000_000 },
  { athletes: 100_000, emails: 10_000_000 },
  { athletes: 1_000_000, emails: 100_000_000 },
];

const whole = (value) => Math.round(value).toLocaleString('en-US');
const short = (value) => (value < 10 ? value.toFixed(1) : whole(value));
const dollars = (value) => `$${value < 10 ? value.toFixed(2) : whole(value)}`;

const ROWS = [
  ['emails in a season', ({ emails }) => whole(emails)],
  ['data with indexes, GB', ({ data }) => short(data)],
  ['disk of each database server, GB', ({ disk }) => short(disk)],
  ['emails a second', ({ rates }) => short(rates.emails)],
  ['checks for replies a second', ({ rates }) => short(rates.polls)],
  ['requests a second', ({ rates }) => short(rates.requests)],
  ['statements of the database a second', ({ statements }) => whole(statements)],
  ['processors of web processes', ({ web }) => whole(web)],
  ['processors of workers', ({ worker }) => whole(worker)],
  ['processors of the database', ({ database }) => whole(database)],
  ['processors, $ a month', ({ price }) => dollars(price.processors)],
  ['disks, $ a month', ({ price }) => dollars(price.disk)],
  ['backups, $ a month', ({ price }) => dollars(price.backups)],
  ['email by SMTP, $ a month', ({ price }) => dollars(price.smtp)],
  ['all, $ a month', ({ month }) => dollars(month)],
  ['for one athlete, $ a year', ({ each }) => dollars(each)],
];

const row = (cells) => `| ${cells.join(' | ')} |`;

export function planTable() {
  const plans = SIZES.map((size) => plan(size));
  const head = ['in the busiest hour', ...plans.map(({ athletes }) => `${whole(athletes)} athletes`)];
  return [row(head), row(['---', ...plans.map(() => '--:')]), ...ROWS.map(([name, of]) => row([name, ...plans.map(of)]))].join('\n');
}

export function inputTable() {
  const rows = Object.entries(INPUTS).map(([name, [value, unit, source]]) => row([`\`${name}\``, String(value), unit, source]));
  return [row(['input', 'value', 'unit', 'from']), row(['---', '--:', '---', '---']), ...rows].join('\n');
}
