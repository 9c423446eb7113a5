import { DeliverCampaign } from '../../src/modules/campaigns/sending/application/deliver-campaign.use-case.js';
import type { Agent } from '../support/agent.js';
import { SmtpSink, type SinkMail } from '../support/smtp-sink.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { campaignOf, emailsOf, haveCoaches, haveDraft, untilCampaign } from './campaign-world.js';

const PUBLIC_URL = 'http://recruit.example';
const FROM_MAIL_PROGRAM = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' };
const ONE_CLICK = { method: 'POST', body: 'List-Unsubscribe=One-Click', headers: FROM_MAIL_PROGRAM } as const;
const WHY = 'This coach opted out of emails sent with Recruit';

describe('C-12 coaches opt out of email with one click', () => {
  let sink: SmtpSink;
  let app: TestApp;
  let athlete: Agent;
  let other: Agent;
  /** Every test takes its own: who opted out stays out. */
  let unused: number[];

  beforeAll(async () => {
    sink = await SmtpSink.start();
    app = await startTestApp({ env: { SMTP_URL: sink.url, REQUIRE_VERIFIED_EMAIL: 'off', PUBLIC_URL } });
    athlete = await app.agent();
    other = await app.agent();
    unused = await haveCoaches(await app.admin(), athlete, 10);
  });

  afterAll(async () => {
    await app.close();
    await sink.stop();
  });

  beforeEach(() => {
    sink.mails.length = 0;
  });

  const coaches = (count: number) => unused.splice(0, count);
  const start = async (agent: Agent, selectedCoachIds: number[]) => {
    const id = await haveDraft(agent);
    const { status, body } = await agent.post(`/api/user/campaigns/${id}/send`, { selectedCoachIds });
    if (status !== 200) throw new Error(`sending answered ${status}: ${JSON.stringify(body)}`);
    return id;
  };
  const send = async (agent: Agent, ids: number[]) => {
    const id = await start(agent, ids);
    await untilCampaign(agent, id, ({ status }) => status === 'completed');
    return id;
  };
  /** As if everything of the campaign waited for tomorrow. */
  const putOff = async (id: string) => {
    await app.source.query(`update campaigns set status = 'active' where id = $1`, [id]);
    await app.source.query(
      `update campaign_emails set status = 'queued', sent_at = null, due_at = now() + interval '1 day' where campaign_id = $1`,
      [id],
    );
  };
  const pathIn = (mail: SinkMail | undefined): string => {
    const path = mail?.headers['list-unsubscribe']?.match(/^<http:\/\/recruit\.example(\/api\/unsubscribe\/[\w-]+)>$/)?.[1];
    if (path === undefined) throw new Error(`no address in ${mail?.headers['list-unsubscribe']}`);
    return path;
  };
  const stranger = (path: string, init: RequestInit = {}) => fetch(`${app.url}${path}`, { redirect: 'manual', ...init });
  const optOuts = () => app.source.query<object[]>('select address_key from mail_opt_outs order by created_at');

  it('every email from the platform’s address has its own one-click address, to own contacts too', async () => {
    const contact = { schoolId: 1, name: 'Robin Own', title: 'Coach', email: 'robin@own.example.edu' };
    const { status, body } = await athlete.post<{ id: number }>('/api/user/contacts', contact);
    expect(status).toBe(201);
    await send(athlete, [...coaches(2), body.id]);
    expect(sink.mails).toHaveLength(3);
    for (const mail of sink.mails) expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const paths = sink.mails.map(pathIn);
    expect(new Set(paths).size).toBe(3);
    for (const path of paths) expect(path.length).toBeGreaterThanOrEqual('/api/unsubscribe/'.length + 24);
  });

  it('looking changes nothing, and the page names neither the athlete nor the address', async () => {
    await send(athlete, coaches(1));
    const [mail] = sink.mails;
    const before = await optOuts();
    for (const method of ['GET', 'GET', 'HEAD']) expect((await stranger(pathIn(mail), { method })).status).toBe(200);
    const page = await stranger(pathIn(mail));
    expect(
      Object.fromEntries(['content-type', 'cache-control', 'referrer-policy', 'set-cookie'].map((name) => [name, page.headers.get(name)])),
    ).toEqual({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'set-cookie': null,
    });
    const text = await page.text();
    expect(text).toContain('<form method="post"><button type="submit">Unsubscribe</button></form>');
    expect(text).not.toContain(mail?.to[0] ?? '');
    expect(text).not.toContain(athlete.account?.username ?? '');
    expect(await optOuts()).toEqual(before);
  });

  it('A-11 X-01 a mail program’s POST needs neither session nor token, and twice is as once', async () => {
    await send(athlete, coaches(1));
    const [mail] = sink.mails;
    const before = await optOuts();
    for (const _ of [1, 2]) {
      const answer = await stranger(pathIn(mail), ONE_CLICK);
      expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('You are unsubscribed')]);
      expect(await optOuts()).toEqual([...before, { address_key: mail?.to[0] }]);
    }
    expect(await (await stranger(pathIn(mail))).text()).toContain('You are unsubscribed');
  });

  it('an unknown token is 404 whatever its form, and changes nothing', async () => {
    const before = await optOuts();
    const answers: string[] = [];
    for (const path of ['/api/unsubscribe/aaaaaaaaaaaaaaaaaaaaaaaa', '/api/unsubscribe/x', '/api/unsubscribe/%27or%201=1']) {
      for (const init of [{}, ONE_CLICK]) {
        const answer = await stranger(path, init);
        expect([path, answer.status]).toEqual([path, 404]);
        answers.push(await answer.text());
      }
    }
    expect(new Set(answers).size).toBe(1);
    expect(await optOuts()).toEqual(before);
  });

  it('who opted out gets no email again, of no athlete, and athletes see why', async () => {
    const [out = 0, stays = 0] = coaches(2);
    await send(athlete, [out]);
    const address = sink.mails[0]?.to[0];
    await stranger(pathIn(sink.mails[0]), ONE_CLICK);
    sink.mails.length = 0;
    for (const agent of [athlete, other]) {
      const id = await send(agent, [out, stays]);
      expect((await emailsOf(agent, id)).find(({ toAddress }) => toAddress === address)).toMatchObject({
        status: 'skipped',
        errorMessage: expect.stringContaining(WHY),
      });
    }
    expect(sink.mails.map(({ to }) => to[0])).not.toContain(address);
    expect(sink.mails).toHaveLength(2);
    const { body } = await athlete.get<{ coachId: number }[]>(`/api/campaigns/${await haveDraft(athlete)}/recipients`);
    expect(body.find(({ coachId }) => coachId === out)).toMatchObject({ selectable: false, reason: WHY });
    const contact = { schoolId: 1, name: 'Same Address', title: 'Coach', email: address?.toUpperCase() };
    const own = await other.post<{ id: number }>('/api/user/contacts', contact);
    expect(own.status).toBe(201);
    const id = await haveDraft(other);
    const refused = await other.post(`/api/user/campaigns/${id}/send`, { selectedCoachIds: [own.body.id] });
    expect([refused.status, refused.body['code']]).toEqual([400, 'no_addresses']);
    expect(sink.mails).toHaveLength(2);
  });

  it('email that waits for a coach who opts out is skipped, of every athlete, and the rest still waits', async () => {
    const ids = coaches(2);
    const [mine, theirs] = [await send(athlete, ids), await send(other, ids)];
    const path = pathIn(sink.mails[0]);
    for (const id of [mine, theirs]) await putOff(id);
    await stranger(path, ONE_CLICK);
    for (const [agent, id] of [
      [athlete, mine],
      [other, theirs],
    ] as const) {
      expect(await campaignOf(agent, id)).toMatchObject({ status: 'active', queuedCount: 1, skippedCount: 1 });
      expect((await emailsOf(agent, id)).find(({ status }) => status === 'skipped')?.errorMessage).toContain(WHY);
    }
  });

  it('email that was queued while the coach opted out is skipped when it is its turn, and its campaign completes', async () => {
    const id = await send(athlete, coaches(1));
    const address = sink.mails[0]?.to[0];
    await putOff(id);
    await app.source.query('insert into mail_opt_outs (address_key, created_at) values ($1, now())', [address]);
    await app.source.query('update campaign_emails set due_at = now() where campaign_id = $1', [id]);
    sink.mails.length = 0;
    await app.app.get(DeliverCampaign).run(id);
    expect(sink.mails).toEqual([]);
    expect(await campaignOf(athlete, id)).toMatchObject({ status: 'completed', skippedCount: 1, sentCount: 0 });
    expect((await emailsOf(athlete, id))[0]).toMatchObject({ status: 'skipped', errorMessage: expect.stringContaining(WHY) });
  });

  it('account email is asked for by its reader: no unsubscribe address, and it arrives after an opt-out', async () => {
    const { email = '' } = other.account ?? {};
    await app.source.query('insert into mail_opt_outs (address_key, created_at) values ($1, now())', [email]);
    expect((await other.post('/api/user/verification-mail')).status).toBeLessThan(300);
    await sink.untilTaken(1);
    expect(sink.mails[0]?.to).toEqual([email]);
    expect(Object.keys(sink.mails[0]?.headers ?? {})).not.toContain('list-unsubscribe');
  });
});
