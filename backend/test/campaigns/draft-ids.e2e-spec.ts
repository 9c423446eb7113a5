import { randomUUID } from 'node:crypto';

import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Campaign } from './campaign-world.js';

const TEXT = { name: 'Film', subject: 'My film', template: 'Coach, please look.' };

describe('drafts under an id of the caller', () => {
  let app: TestApp;
  let athlete: Agent;

  beforeAll(async () => {
    app = await startTestApp();
    athlete = await app.agent();
  });

  afterAll(async () => app.close());

  const list = async () => (await athlete.get<Campaign[]>('/api/user/campaigns')).body;

  it('L-03 a draft that was made offline and sent twice, also at once, is stored once and answered each time', async () => {
    const draft = { id: randomUUID(), ...TEXT };
    const twice = await Promise.all([
      athlete.post<Campaign>('/api/user/campaigns', draft),
      athlete.post<Campaign>('/api/user/campaigns', draft),
    ]);
    const again = await athlete.post<Campaign>('/api/user/campaigns', { ...draft, subject: 'Another' });
    for (const { status, body } of [...twice, again]) expect([status, body]).toEqual([201, expect.objectContaining(draft)]);
    expect((await list()).filter(({ id }) => id === draft.id)).toHaveLength(1);
  });

  it('L-03 X-01 the id of somebody else’s draft is 404 and changes nothing', async () => {
    const draft = { id: randomUUID(), ...TEXT };
    await athlete.post('/api/user/campaigns', draft);
    const other = await app.agent();
    expect((await other.post('/api/user/campaigns', { ...draft, subject: 'Mine' })).status).toBe(404);
    expect((await list()).find(({ id }) => id === draft.id)).toMatchObject(TEXT);
  });

  it('L-03 X-05 an id that is none is refused', async () => {
    const { status, body } = await athlete.post('/api/user/campaigns', { id: 'n1', ...TEXT });
    expect([status, body]).toEqual([400, expect.objectContaining({ errors: [expect.objectContaining({ field: 'id' })] })]);
  });
});
