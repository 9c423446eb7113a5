import type { Agent } from './support/agent.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const ELEMENT = /<script type="application\/json" id="recruit-answers">(.*?)<\/script>/s;

describe('the document of a signed-in person', () => {
  let app: TestApp;
  let athlete: Agent;

  beforeAll(async () => {
    app = await startTestApp();
    athlete = await app.agent();
  });

  afterAll(async () => app.close());

  async function open(page: string, cookie: string) {
    const answer = await fetch(app.url.replace('127.0.0.1', 'localhost') + page, {
      headers: { accept: 'text/html', ...(cookie === '' ? {} : { cookie }) },
    });
    const html = await answer.text();
    const [, json] = ELEMENT.exec(html) ?? [];
    return { answer, html, answers: json === undefined ? null : (JSON.parse(json) as Record<string, Record<string, unknown>>) };
  }

  it('issue 17 brings along what Home asks for first, as the API answers it, and is kept by no cache', async () => {
    const { answer, answers, html } = await open('/', athlete.cookie);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const addresses = Object.keys(answers ?? {});
    expect(addresses.sort()).toEqual([
      '/api/server',
      '/api/user',
      '/api/user/activity?limit=8',
      '/api/user/approvals',
      '/api/user/home',
      '/api/user/mail-sender',
      '/api/user/stats',
      '/api/user/upcoming-follow-ups',
    ]);
    for (const address of addresses) expect(answers?.[address]).toEqual((await athlete.get(address)).body);
    expect(html).toContain('<h1>Welcome to Recruit!</h1><p class="first-who"><b>Athlete</b> &nbsp;Class of –</p>');
    expect(html).toContain('<h2>Add your birth date</h2>');
    expect(html).toMatch(/<link rel="later" data-rel="modulepreload" crossorigin href="\/assets\/dashboard-[\w-]+\.js" \/>/);
  });

  it('issue 17 no text of an athlete can end the element or a line of it', async () => {
    const name = '</script><img src=x>🏈<!--';
    const other = await app.agent();
    expect((await other.put('/api/user', { firstName: name })).status).toBe(200);
    const { html, answers } = await open('/', other.cookie);
    expect(answers?.['/api/user']?.['firstName']).toBe(name);
    expect(html).not.toMatch(/<img src=x|🏈<!--/);
    expect(html).toContain('<h1>Welcome back, &lt;/script&gt;&lt;img src=x&gt;🏈&lt;!--!</h1>');
  });

  it('issue 17 holds nothing of anybody for a visitor, after the sign-out, and with a cookie that is not known', async () => {
    const gone = await app.agent();
    const { cookie } = gone;
    await gone.post('/api/logout');
    for (const known of ['', cookie, 'recruit.sid=s%3Aabc.def']) {
      const { answer, html } = await open('/', known);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(html).not.toContain('recruit-answers');
      expect(html).toContain('<meta name="recruit-visitor" content="" />');
      expect(html).toContain('<h1>Write to the right coaches. Know who wrote back.</h1>');
    }
  });

  it.each([
    ['/profile', '<h1>Athlete Profile</h1><p class="first-note">What coaches will read about you</p>'],
    ['/recruiting-strategy', '<h1>Recruiting Strategy</h1><p class="first-note">Your plan, from your own data</p>'],
  ])('issue 17 on a slow line %s has its heading before any script has come', async (page, heading) => {
    expect((await open(page, athlete.cookie)).html).toContain(heading);
  });

  it('issue 17 each session gets its own user', async () => {
    const other = await app.agent();
    const [first, second] = await Promise.all([open('/recruiting', athlete.cookie), open('/recruiting', other.cookie)]);
    expect(first.answers?.['/api/user']?.['username']).toBe(athlete.account?.username);
    expect(second.answers?.['/api/user']?.['username']).toBe(other.account?.username);
    expect(first.html).toContain('<h1>Schools</h1>');
    expect(first.answers?.['/api/user/favorites']).toEqual([]);
  });

  it('issue 17 brings along the newest campaigns, and nothing in their texts can end the element or a line of it', async () => {
    const writer = await app.agent();
    const text = { name: '</script><img src=x>', subject: 'Film 🏈', template: 'A\u2028B\u2029C 🏈 <!-- {{coach_last_name}}' };
    expect((await writer.post('/api/user/campaigns', text)).status).toBe(201);
    const { html, answers } = await open('/campaigns', writer.cookie);
    expect(html).not.toMatch(/<img src=x|[\u2028\u2029]|🏈 <!--/);
    expect(html).toContain('<h1>Email Campaigns</h1>');
    const { campaigns, isWhole } = answers?.['/api/user/campaigns/first'] ?? {};
    expect(isWhole).toBe(true);
    expect(campaigns).toEqual((await writer.get('/api/user/campaigns')).body);
    expect(campaigns).toMatchObject([text]);
    expect(html).not.toContain('href="/api/user/campaigns"');
  });

  it('issue 17 brings only so many campaigns along as are soon there, and none where the address may ask for an older one', async () => {
    const writer = await app.agent();
    const text = { subject: 'Film', template: 'x'.repeat(19_000) };
    for (const name of ['1', '2', '3', '4', '5']) await writer.post('/api/user/campaigns', { ...text, name });
    const first = async (page: string) => (await open(page, writer.cookie)).answers?.['/api/user/campaigns/first'];
    const { campaigns, isWhole } = (await first('/campaigns')) as { campaigns: { name: string }[]; isWhole: boolean };
    expect(campaigns.map(({ name }) => name)).toEqual(['5', '4', '3']);
    expect(isWhole).toBe(false);
    expect(await first('/campaigns?campaign=1')).toBeUndefined();
    expect((await open('/campaigns?campaign=1', writer.cookie)).html).toContain('href="/api/user/campaigns"');
  });

  it('issue 17 of many short campaigns the document has the newest 25', async () => {
    const writer = await app.agent();
    for (let at = 1; at <= 26; at += 1) await writer.post('/api/user/campaigns', { name: `C ${at}`, subject: 'S', template: 'T' });
    const { answers } = await open('/campaigns', writer.cookie);
    const first = answers?.['/api/user/campaigns/first'] as { campaigns: { name: string }[]; isWhole: boolean } | undefined;
    const { campaigns = [], isWhole } = first ?? {};
    expect([campaigns.length, campaigns[0]?.name, campaigns[24]?.name, isWhole]).toEqual([25, 'C 26', 'C 2', false]);
  });

  it('issue 17 an admin gets nothing of an athlete’s Home, and a link of an email nothing at all', async () => {
    const admin = await app.admin();
    expect(Object.keys((await open('/', admin.cookie)).answers ?? {}).sort()).toEqual(['/api/server', '/api/user']);
    expect((await open('/reset-password?token=a', athlete.cookie)).answers).toBeNull();
  });
});
