import { campaignOf, emailsOf } from '../campaigns/campaign-world.js';
import type { CrashWorld } from './crash-world.js';

interface Row {
  id: string;
  campaignId: string;
  coachId: number;
  step: number;
  to: string;
  body: string;
  status: string;
  reason: string | null;
}

const LEFT = ['sent', 'opened', 'replied', 'auto_reply', 'bounced'];
const COUNTED = ['queued', 'sending', 'failed', 'skipped', 'unknown', 'cancelled', 'kept'] as const;

/** Every text of these tests says a number of its own: "Text 12." */
const numberOf = (text: string) => /Text (\d+)\./.exec(text)?.[1] ?? `no number: ${text.slice(0, 80)}`;
const keyOf = (to: string, text: string) => `${to} text ${numberOf(text)}`;

function countBy<T>(items: readonly T[], key: (item: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(key(item), (counts.get(key(item)) ?? 0) + 1);
  return counts;
}

export function rowsOf(world: CrashWorld): Promise<Row[]> {
  return world.query<Row>(
    `select id, campaign_id as "campaignId", coach_id as "coachId", step, to_address as "to", body, status,
       coalesce(error_message, reason_code) as reason from campaign_emails order by id`,
  );
}

/** What must never be, in sentences; none when all is well. The sink is what really arrived; notices to `besides` are no emails to coaches. */
export async function crashFaults(world: CrashWorld, besides: readonly string[] = []): Promise<string[]> {
  const rows = await rowsOf(world);
  const mails = world.sink.mails.filter(({ to }) => !to.some((address) => besides.includes(address)));
  const arrived = countBy(mails, ({ to, text }) => keyOf(to[0] ?? '', text));
  const known = new Map(rows.map((row) => [keyOf(row.to, row.body), row]));
  const twice = [...arrived].filter(([, count]) => count > 1).map(([key, count]) => `${key} arrived ${count} times`);
  const unsaid = [...arrived.keys()]
    .filter((key) => ![...LEFT, 'unknown'].includes(known.get(key)?.status ?? ''))
    .map((key) => `${key} arrived and is ${known.get(key)?.status ?? 'no row'}`);
  const lost = rows.filter(({ status, to, body }) => LEFT.includes(status) && !arrived.has(keyOf(to, body)));
  const mute = rows.filter(({ status, reason }) => ['unknown', 'failed', 'skipped', 'cancelled'].includes(status) && !reason);
  return [
    ...twice,
    ...unsaid,
    ...lost.map(({ to, step }) => `${to}, step ${step}, is called sent and did not arrive`),
    ...mute.map(({ to, step, status }) => `${to}, step ${step}, is ${status} without a reason`),
  ];
}

/** Where a number of the API is another than that of the rows, in sentences. */
export async function countFaults(world: CrashWorld): Promise<string[]> {
  const rows = (await rowsOf(world)).filter(({ step }) => step < 1000);
  const faults: string[] = [];
  const same = (what: string, said: string | number | undefined, counted: string | number) => {
    if (said !== counted) faults.push(`${what} says ${said ?? 'nothing'} and there are ${counted}`);
  };
  for (const id of new Set(rows.map(({ campaignId }) => campaignId))) {
    const own = rows.filter(({ campaignId }) => campaignId === id);
    const campaign = (await campaignOf(world.athlete, id)) as unknown as Record<string, number | undefined>;
    same(`totalCount of ${id}`, campaign['totalCount'], own.length);
    same(`sentCount of ${id}`, campaign['sentCount'], own.filter(({ status }) => LEFT.includes(status)).length);
    for (const status of COUNTED) {
      same(`${status}Count of ${id}`, campaign[`${status}Count`], own.filter((row) => row.status === status).length);
    }
    const listed = (await emailsOf(world.athlete, id)).filter((mail) => own.some((row) => row.id === mail.id));
    same(`the list of ${id}`, JSON.stringify([...statusesOf(listed)]), JSON.stringify([...statusesOf(own)]));
  }
  const { body } = await world.athlete.get<{ emailsSentCount: number }>('/api/user/stats');
  same('emailsSentCount', body.emailsSentCount, rows.filter(({ status }) => LEFT.includes(status)).length);
  return faults;
}

const statusesOf = (mails: { id: string; status: string }[]) =>
  [...mails].sort((a, b) => a.id.localeCompare(b.id)).map(({ id, status }) => `${id} ${status}`);
