import type { Agent } from '../support/agent.js';
import { deliveryReport, reply } from '../gmail/coach-mails.js';
import { GmailStandIn } from '../gmail/gmail-stand-in.js';
import type { TestApp } from '../support/test-app.js';
import { startReplyApp, WritingAthlete } from './reply-world.js';

interface Standing {
  origin: string;
  confirmed: { on: string; by: string } | null;
  aside: string | null;
}
type Coach = Standing & { id: number };
interface School {
  id: number;
  coaches: Coach[];
}

describe('how fresh each contact is', () => {
  let standIn: GmailStandIn;
  let app: TestApp;

  beforeAll(async () => {
    standIn = await GmailStandIn.start();
    app = await startReplyApp(standIn);
  });

  afterAll(async () => {
    await app.close();
    await standIn.stop();
  });

  const schoolWith = async (agent: Agent, coachId = 0) =>
    (await agent.get<School[]>('/api/schools')).body.find(({ coaches }) => coaches.some(({ id }) => id === coachId));
  const coachOf = async (agent: Agent, coachId = 0) => (await schoolWith(agent, coachId))?.coaches.find(({ id }) => id === coachId);
  const today = async () => {
    const [{ day }] = await app.source.query<[{ day: string }]>(`select (now() at time zone 'UTC')::date::text as day`);
    return day;
  };

  it('B-03 a reply confirms, a bounce and "has left" put aside, each for whom it concerns', async () => {
    const athlete = await WritingAthlete.start(app, standIn, 3);
    const [first, second, third] = athlete.coachIds;
    const other = await app.agent();
    expect(await coachOf(athlete.agent, first)).toMatchObject({ origin: 'imported', confirmed: null, aside: null });
    await athlete.mailbox.deliver(reply(athlete.sent(0), { text: 'Call me.' }));
    await athlete.mailbox.deliver(deliveryReport(athlete.sent(1)));
    await athlete.check();
    const schoolId = (await schoolWith(athlete.agent, third))?.id;
    await athlete.agent.post('/api/user/corrections', { schoolId, coachId: third, kind: 'left' });

    const answered = { confirmed: { on: await today(), by: 'reply' }, aside: null };
    const expected = [answered, { confirmed: null, aside: 'bounced' }, { confirmed: null, aside: 'left' }];
    const ids = [first, second, third];
    expect(await Promise.all(ids.map((id) => coachOf(athlete.agent, id)))).toMatchObject(expected);
    const { body: school } = await athlete.agent.get<School>(`/api/schools/${schoolId}`);
    expect(ids.map((id) => school.coaches.find((coach) => coach.id === id))).toMatchObject(expected);
    const path = `/api/campaigns/${athlete.campaign}/recipients`;
    const { body: recipients } = await athlete.agent.get<{ coachId: number; standing: Standing }[]>(path);
    expect(ids.map((id) => recipients.find(({ coachId }) => coachId === id)?.standing)).toMatchObject(expected);

    // What a coach answered concerns the athlete alone; an address that bounced concerns everybody.
    const silent = { confirmed: null, aside: null };
    expect(await Promise.all(ids.map((id) => coachOf(other, id)))).toMatchObject([silent, { ...silent, aside: 'bounced' }, silent]);
  });

  it('B-03 a paste confirms until the address changes, and whoever left the page is put aside', async () => {
    const athlete = await app.agent();
    const schoolId = (await athlete.get<School[]>('/api/schools')).body.at(-1)?.id;
    const person = (lastName: string) => ({ firstName: 'Dana', lastName, title: 'Safeties', email: `${lastName}@s.example`, phone: null });
    const paste = (...names: string[]) =>
      athlete.post('/api/user/contacts/import-staff-page', { schoolId, people: names.map((name) => ({ ...person(name), twitter: null })) });
    const contacts = async () => (await athlete.get<(Coach & { name: string })[]>('/api/user/contacts')).body;
    await paste('hill', 'moe');
    await paste('hill');
    const pasted = { origin: 'pasted', confirmed: { on: await today(), by: 'paste' } };
    expect(await contacts()).toMatchObject([
      { ...pasted, aside: null },
      { ...pasted, aside: 'not_on_page' },
    ]);
    const [hill] = await contacts();
    await athlete.send('PUT', `/api/user/contacts/${hill?.id}`, { name: 'Dana hill', title: 'Safeties', email: 'new@s.example' });
    expect(await contacts()).toMatchObject([{ origin: 'pasted', confirmed: null }, pasted]);
  });

  it('B-03 an entry that an admin typed says so, and an admin confirms it', async () => {
    const [admin, athlete] = [await app.admin(), await app.agent()];
    const schoolId = (await athlete.get<School[]>('/api/schools')).body.at(-2)?.id;
    const { body: added } = await admin.post<Coach>('/api/admin/coaches', { schoolId, name: 'Sam Typed', email: 'sam@s.example' });
    expect(await coachOf(athlete, added.id)).toMatchObject({ origin: 'admin', confirmed: null });
    await admin.post(`/api/admin/coaches/${added.id}/verify`, {});
    expect(await coachOf(athlete, added.id)).toMatchObject({ confirmed: { on: await today(), by: 'admin' } });
  });

  it('B-05 counts the programs with an address, by division and age of its confirmation', async () => {
    const admin = await app.admin();
    interface Line {
      division: string;
      programs: number;
      within30Days: number;
      within180Days: number;
      older: number;
      unconfirmed: number;
      withoutAddress: number;
    }
    const coverage = async () => {
      const { body } = await admin.get<Line[]>('/api/admin/operations/coverage');
      return body.find(({ division }) => division === 'D3') ?? ({} as Line);
    };
    const schools = (await admin.get<(School & { division: string })[]>('/api/schools')).body;
    const bare = schools.filter(({ division, coaches }) => division === 'D3' && coaches.length === 0).map(({ id }) => id);
    const before = await coverage();
    const { programs, within30Days, within180Days, older, unconfirmed, withoutAddress } = before;
    expect(within30Days + within180Days + older + unconfirmed + withoutAddress).toBe(programs);
    expect(programs).toBe(schools.filter(({ division }) => division === 'D3').length);

    const typed = async (schoolId = 0, daysAgo: number | null) => {
      const { body } = await admin.post<Coach>('/api/admin/coaches', {
        schoolId,
        name: `Coach ${schoolId}`,
        email: `c${schoolId}@s.example`,
      });
      if (daysAgo === null) return;
      await app.source.query(`update coaches set verified_on = (now() at time zone 'UTC')::date - $2::int where id = $1`, [
        body.id,
        daysAgo,
      ]);
    };
    for (const [at, daysAgo] of [3, 100, 400, null].entries()) await typed(bare[at], daysAgo);
    await admin.post('/api/admin/coaches', { schoolId: bare[4], name: 'No Address' });
    expect(await coverage()).toEqual({
      division: 'D3',
      programs,
      within30Days: within30Days + 1,
      within180Days: within180Days + 1,
      older: older + 1,
      unconfirmed: unconfirmed + 1,
      withoutAddress: withoutAddress - 4,
    });
  });
});
