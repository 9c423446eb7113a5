import { until } from './imports/until.js';
import type { Agent, Answer } from './support/agent.js';
import { guardianOf } from './support/guardian.js';
import { startTestApp, type TestApp } from './support/test-app.js';

interface Words {
  askable: { figure: string; value: string }[];
  words: { figure: string; coach: string | null; school: string | null; verified: boolean; day: string }[];
  requests: {
    id: string;
    state: string;
    verified: boolean;
    mailed: boolean;
    address: string;
    figures: { figure: string; changed: boolean }[];
  }[];
}

interface Asked {
  link: string | null;
  words: Words;
  code: string;
}

interface Opened {
  athleteName: string;
  coachName: string;
  figures: { figure: string; value: string }[];
  code: string;
}

const OWN = '/api/user/coach-words';
const FORTY = { value: 4.62, timing: 'laser', place: 'Nike camp', date: '2026-06-13' };
const PROFILE = {
  firstName: 'Marcus',
  lastName: 'Lee',
  height: '6\'2"',
  weight: 205,
  gpa: 3.7,
  level: 'Varsity',
  fortyYardDash: FORTY,
  birthdate: '2010-03-14',
};
const COACH = { coachName: 'Dale Rivers', coachSchool: 'Akron East High' };

describe('U-12 a high-school coach’s word over HTTP', () => {
  let app: TestApp;
  let athlete: Agent;
  let made = 0;
  let address: string;

  beforeAll(async () => {
    app = await startTestApp({ delivers: true });
  });

  afterAll(() => app.close());

  beforeEach(async () => {
    athlete = await app.agent();
    address = `coach${(made += 1)}@school.test`;
    await athlete.put('/api/user', PROFILE);
  });

  const own = async () => (await athlete.get<Words>(OWN)).body;
  const idOf = async (agent: Agent) => (await agent.get<{ id: string }>('/api/user')).body.id;
  const ask = (changes: object = {}) =>
    athlete.post<Asked>(OWN, { ...COACH, email: address, figures: ['weight', 'gpa', 'level'], ...changes });
  /** Asks, and returns the token that the coach's email holds. */
  async function askByMail(changes: object = {}): Promise<string> {
    const { status, body } = await ask(changes);
    expect([status, body.link]).toEqual([201, null]);
    const mail = await app.sink.untilThere(({ to }) => to.includes(address));
    return /coach-word\?token=([\w-]+)/u.exec(mail.text)?.[1] ?? '';
  }
  const look = (token: string) => app.anonymous().post<Opened>('/api/coach-words/look', { token });
  const answer = (token: string, changes: object = {}): Promise<Answer<{ code: string }>> =>
    app.anonymous().post('/api/coach-words/answer', { token, ...COACH, confirmed: ['weight', 'gpa', 'level'], notRight: [], ...changes });
  const shared = async () => {
    await athlete.put('/api/user/share', { enabled: true, fields: ['weight', 'gpa', 'level'] });
    const { link } = (await athlete.get<{ link: string }>('/api/user/share')).body;
    const token = link.split('/').at(-1);
    return (
      await app
        .anonymous()
        .get<Record<'tiles' | 'details', { label: string; word: { coach: string | null; verified: boolean } | null }[]>>(
          `/api/shared-profiles/${token}`,
        )
    ).body;
  };

  it('U-12 the email names athlete and figures, says no address and no birth date, and opening it confirms nothing', async () => {
    const token = await askByMail();
    const mail = await app.sink.untilThere(({ to }) => to.includes(address));
    expect(mail.text).not.toMatch(/2010|March|recruit\.test.*@/u);
    expect(mail.text).not.toContain(String(athlete.account?.email));
    const first = await look(token);
    expect(first.body).toMatchObject({
      athleteName: 'Marcus Lee',
      coachName: 'Dale Rivers',
      figures: [{ value: '205 lbs' }, { value: '3.7' }, { value: 'Varsity' }],
    });
    expect(JSON.stringify(first.body)).not.toMatch(/2010|@/u);
    expect((await look(token)).status).toBe(200);
    expect((await own()).words).toEqual([]);
  });

  it('U-12 confirmed by: name, school and day, for what was confirmed and nothing else', async () => {
    const token = await askByMail();
    expect((await answer(token, { confirmed: ['weight', 'level'], notRight: ['gpa'] })).status).toBe(204);
    const { words, requests } = await own();
    const day = new Date().toISOString().slice(0, 10);
    const word = { coach: 'Dale Rivers', school: 'Akron East High', verified: true, day };
    expect(words).toEqual([
      { figure: 'level', ...word },
      { figure: 'weight', ...word },
    ]);
    expect(requests).toMatchObject([{ state: 'answered', verified: true, mailed: true }]);
    const page = await shared();
    expect(page.tiles.map(({ label, word: said }) => [label, said?.coach ?? null])).toEqual([
      ['Weight', 'Dale Rivers'],
      ['GPA', null],
    ]);
    expect(page.details).toMatchObject([{ label: 'Level', word: { coach: 'Dale Rivers', verified: true } }]);
  });

  it('U-12 a link is answered once, also from two tabs at the same moment', async () => {
    const token = await askByMail();
    const both = await Promise.all([answer(token), answer(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect((await look(token)).body.code).toBe('already_answered');
  });

  it.each([
    ['weight', { weight: 210 }],
    ['gpa', { gpa: 3.8 }],
    ['level', { level: 'JV' }],
    ['weight', { weight: null }],
  ])('U-12 %s loses its word when it changes, and saying the same again does not bring it back', async (figure, change) => {
    await answer(await askByMail());
    await athlete.put('/api/user', change);
    await athlete.put('/api/user', PROFILE);
    const { words, requests } = await own();
    expect(words.map((word) => word.figure).sort()).toEqual(['gpa', 'level', 'weight'].filter((one) => one !== figure));
    expect(requests[0]?.figures.find((one) => one.figure === figure)).toMatchObject({ changed: true });
  });

  it('U-12 saving the profile without a change keeps the word', async () => {
    await answer(await askByMail());
    await athlete.put('/api/user', { ...PROFILE, city: 'Austin' });
    expect((await own()).words).toHaveLength(3);
  });

  it('U-12 what is taken back counts no more, at once, and its address is forgotten', async () => {
    const token = await askByMail();
    await answer(token);
    const { requests } = await own();
    expect((await athlete.delete<Words>(`${OWN}/${requests[0]?.id}`)).body).toMatchObject({ words: [], requests: [] });
    expect((await look(token)).body.code).toBe('link_not_valid');
    expect(await app.source.query('select 1 from confirmation_requests where address = $1', [address])).toEqual([]);
  });

  it('U-12 an address of the athlete is not verified, however it is written', async () => {
    const [name, host] = String(athlete.account?.email).split('@');
    address = `${name}+coach@${host}`;
    await answer(await askByMail());
    const { words } = await own();
    expect(words).toHaveLength(3);
    expect(words.every(({ verified, coach, school }) => !verified && coach === null && school === null)).toBe(true);
  });

  it('U-12 an address of a guardian is not verified, whoever came first', async () => {
    const athleteId = await idOf(athlete);
    await answer(await askByMail());
    expect((await own()).words.every(({ verified }) => verified)).toBe(true);
    const guardian = await guardianOf(app, []);
    await app.source.query('update users set email = $2 where id = $1', [guardian.id, address.toUpperCase()]);
    await app.source.query('insert into guardianships (athlete_id, guardian_id, mailed, since) values ($1, $2, false, now())', [
      athleteId,
      guardian.id,
    ]);
    expect((await own()).words.some(({ verified }) => verified)).toBe(false);
    // Leaving the family does not make a stranger of somebody.
    await guardian.delete(`/api/family/athletes/${athleteId}`);
    expect((await own()).words.some(({ verified }) => verified)).toBe(false);
  });

  it('U-12 after 14 days the link is dead; what was answered stays', async () => {
    const token = await askByMail();
    await app.source.query(`update confirmation_requests set expires_at = now() - interval '1 second' where address = $1`, [address]);
    expect((await look(token)).body.code).toBe('link_not_valid');
    expect((await answer(token)).body.code).toBe('link_not_valid');
    expect((await own()).requests).toMatchObject([{ state: 'expired' }]);
  });

  it('U-12 once the account is deleted the link opens nothing, and nothing of the coach stays', async () => {
    const token = await askByMail();
    await athlete.post('/api/user/delete-account', { password: athlete.account?.password });
    const there = () => app.source.query<unknown[]>('select 1 from confirmation_requests where address = $1', [address]);
    await until(async () => (await there()).length === 0);
    expect((await answer(token)).body.code).toBe('link_not_valid');
  });

  it.each([
    ['no figure', { figures: [] }],
    ['an unknown figure', { figures: ['satScore'] }],
    ['the same figure twice', { figures: ['gpa', 'gpa'] }],
    ['no address', { email: 'nobody' }],
    ['a name of 101 characters', { coachName: 'x'.repeat(101) }],
    ['a name of 10,000 characters', { coachName: 'x'.repeat(10_000) }],
    ['a name on two lines', { coachName: 'Dale\nBcc: all@school.test' }],
    ['a name that turns the line around', { coachName: 'Dale \u202E Rivers' }],
    ['a name of spaces', { coachName: '   ' }],
  ])('U-12 %s is refused by name, and nobody is written to', async (_, changes) => {
    const { status } = await ask(changes);
    expect(status).toBe(400);
    expect((await own()).requests).toEqual([]);
    expect(app.sink.mails.filter(({ to }) => to.includes(address))).toEqual([]);
  });

  it('U-12 HTML and emoji in a name are letters like others', async () => {
    const coachName = '<b>Dale</b> 🏈';
    await answer(await askByMail({ coachName }), { coachName });
    expect((await own()).words[0]?.coach).toBe(coachName);
  });

  it('U-12 a mail server that refuses is said, and the request is not there', async () => {
    app.sink.behave(new RegExp(address.replace('.', '\\.'), 'u'), { kind: 'refuse-recipient', code: 550 });
    const { status, body } = await ask();
    expect([status, body.code]).toEqual([503, 'mail_server_down']);
    expect((await own()).requests).toEqual([]);
  });

  it('U-07 U-12 a guardian reads in the log that a coach was asked, answered and taken back', async () => {
    const guardian = await guardianOf(app, [await idOf(athlete)]);
    await answer(await askByMail(), { confirmed: ['weight'], notRight: ['gpa'] });
    await athlete.delete(`${OWN}/${(await own()).requests[0]?.id}`);
    const { lines } = (await guardian.get<{ lines: { kind: string; data: object }[] }>('/api/family/activity?part=decisions')).body;
    expect(lines.map(({ kind }) => kind)).toEqual(['coach_word_revoked', 'coach_answered', 'coach_asked']);
    expect(lines[1]?.data).toEqual({ confirmed: 1, notRight: 1 });
  });
});

describe('U-12 without a mail server', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
  });

  afterAll(() => app.close());

  it('U-12 the link is handed over once, its words are not verified, and no name is shown', async () => {
    const athlete = await app.agent();
    await athlete.put('/api/user', PROFILE);
    const { body } = await athlete.post<Asked>(OWN, { ...COACH, email: 'd.rivers@school.test', figures: ['height', 'fortyYardDash'] });
    const token = /token=([\w-]+)/u.exec(body.link ?? '')?.[1] ?? '';
    const opened = (await app.anonymous().post<Opened>('/api/coach-words/look', { token })).body;
    expect(opened.figures).toMatchObject([{ value: '6\'2"' }, { value: expect.stringContaining('4.62 s') }]);
    await app.anonymous().post('/api/coach-words/answer', { token, ...COACH, confirmed: ['height'], notRight: [] });
    const { words, requests } = (await athlete.get<Words>(OWN)).body;
    expect(words).toEqual([{ figure: 'height', coach: null, school: null, verified: false, day: expect.any(String) }]);
    expect(requests).toMatchObject([{ mailed: false, verified: false }]);
    expect(await app.source.query('select 1 from outbox_mails')).toEqual([]);
  });
});
