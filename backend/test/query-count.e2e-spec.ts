import pg from 'pg';

import { haveCoaches, haveDraft } from './campaigns/campaign-world.js';
import type { Agent } from './support/agent.js';
import { startTestApp, type TestApp } from './support/test-app.js';

/** Looking up the session, and the user of the session. */
const SIGNED_IN = 2;

describe('statements per request', () => {
  const statements: string[] = [];
  const plainQuery = pg.Client.prototype.query;
  let app: TestApp;
  let athlete: Agent;
  let campaign: string;

  beforeAll(async () => {
    // Without workers nothing but the request speaks with the database.
    app = await startTestApp({ env: { ROLE: 'web' } });
    athlete = await app.agent();
    const coachIds = await haveCoaches(await app.admin(), athlete, 20);
    campaign = await haveDraft(athlete);
    await athlete.post(`/api/user/campaigns/${campaign}/send`, { selectedCoachIds: coachIds, keep: true });
    await athlete.get('/api/schools');
    // Not of this server: other files of the shard may still have one.
    const database = new URL(app.database.url).pathname.slice(1);
    pg.Client.prototype.query = function (this: pg.Client, ...all: unknown[]) {
      const [first] = all;
      const text = typeof first === 'string' ? first : String((first as { text?: string }).text);
      const background = /recruit-(jobs|lease)/.test(JSON.stringify(Reflect.get(this, 'connectionParameters')));
      if (!background && this.database === database) statements.push(text);
      return Reflect.apply(plainQuery, this, all) as unknown;
    } as typeof plainQuery;
  });

  afterAll(async () => {
    pg.Client.prototype.query = plainQuery;
    await app.close();
  });

  async function statementsOf(path: string, headers: Record<string, string> = {}): Promise<[number, string[]]> {
    statements.length = 0;
    const { status } = await athlete.get(path, headers);
    return [status, [...statements]];
  }

  it.each([
    ['the athlete', () => '/api/user'],
    ['the directory', () => '/api/schools'],
    ['the favorites', () => '/api/user/favorites'],
    ['the campaigns', () => '/api/user/campaigns'],
    ['the mails of a campaign', () => `/api/campaigns/${campaign}/emails`],
    ['the figures', () => '/api/user/stats'],
    ['home', () => '/api/user/home'],
    ['the feed', () => '/api/user/activity'],
    ['analytics', () => '/api/user/analytics?range=all&zone=America/Chicago'],
    ['the email templates', () => '/api/email-templates'],
    ['the film', () => '/api/user/film-clips'],
    ['what is shared', () => '/api/user/share'],
  ])('reading %s takes one statement beside the session', async (_what, path) => {
    const [status, seen] = await statementsOf(path());
    expect(status).toBe(200);
    expect(seen.slice(SIGNED_IN)).toHaveLength(1);
  });

  it('a directory that did not change is answered with 304 after one statement', async () => {
    const etag = (await athlete.get('/api/schools')).headers.get('etag') ?? '';
    const [status, seen] = await statementsOf('/api/schools', { 'if-none-match': etag, 'cache-control': 'max-age=0' });
    expect(status).toBe(304);
    expect(seen.slice(SIGNED_IN)).toHaveLength(1);
  });

  it('issue 17 the document of Schools takes one statement for each part it brings, the start of the directory among them', async () => {
    statements.length = 0;
    const page = await fetch(`${app.url.replace('127.0.0.1', 'localhost')}/recruiting`, {
      headers: { accept: 'text/html', cookie: athlete.cookie },
    });
    const html = await page.text();
    expect(html).toContain('"/api/schools/first":{"total":');
    const parts = Object.keys(JSON.parse(/id="recruit-answers">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as object);
    expect(parts.sort()).toEqual(['/api/schools/first', '/api/server', '/api/user', '/api/user/favorites']);
    const ofDirectory = statements.filter((text) => text.includes('directory_version'));
    expect(ofDirectory).toHaveLength(1);
    // The session, its user, the counts in the page's head, and a statement for each part that is not in memory; a tick may look for what is due.
    const asked = statements.filter((text) => !text.includes(' as due'));
    expect(asked.length).toBeLessThanOrEqual(SIGNED_IN + 1 + parts.length);
  });

  it('issue 17 the document of Email Campaigns takes one statement for the campaigns that it brings', async () => {
    statements.length = 0;
    const page = await fetch(`${app.url.replace('127.0.0.1', 'localhost')}/campaigns`, {
      headers: { accept: 'text/html', cookie: athlete.cookie },
    });
    const html = await page.text();
    const parts = Object.keys(JSON.parse(/id="recruit-answers">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as object);
    expect(parts.sort()).toEqual(['/api/server', '/api/user', '/api/user/campaigns/first']);
    expect(statements.filter((text) => text.includes('from mail_figures m where m.campaign_id'))).toHaveLength(1);
    const asked = statements.filter((text) => !text.includes(' as due'));
    expect(asked.length).toBeLessThanOrEqual(SIGNED_IN + 1 + parts.length);
  });
});
