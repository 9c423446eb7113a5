import path from 'node:path';

import { settleRestoredEmails } from '../../src/modules/campaigns/ledger/index.js';
import { makeBackup, placeOf, restoreBackup } from '../../src/platform/backup/index.js';
import { campaignOf, haveCoaches, haveDraft, untilCampaign } from '../campaigns/campaign-world.js';
import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createEmptyDatabase } from '../support/test-database.js';
import { newFolder, placeWith, query } from './backup-world.js';

interface Paused {
  status: string;
  pausedReason: string | null;
}

describe('emails that waited when a backup was made', () => {
  let before: TestApp;
  let after: TestApp;
  let athlete: Agent;
  let due: string;
  let later: string;

  beforeAll(async () => {
    // A web process sends nothing, so that both campaigns still wait.
    before = await startTestApp({ delivers: true, env: { ROLE: 'web', SEND_UNDO_S: '3600' } });
    athlete = await before.agent();
    const coachIds = await haveCoaches(await before.admin(), athlete, 3);
    [due, later] = [await haveDraft(athlete), await haveDraft(athlete, { name: 'Later' })];
    for (const id of [due, later]) {
      expect((await athlete.post(`/api/user/campaigns/${id}/send`, { selectedCoachIds: coachIds })).status).toBe(200);
    }
    await query(before.database.url, `update campaign_emails set due_at = now() - interval '1 minute' where campaign_id = $1`, [due]);
    const file = path.join(await newFolder(), 'waiting.recruit');
    await makeBackup({ place: placeOf(before.config), file, now: new Date() });
    const database = await createEmptyDatabase();
    const place = await placeWith(database.url);
    await restoreBackup({ file, replace: false, openPlace: () => Promise.resolve(place), settle: settleRestoredEmails });
    const secrets = { SESSION_SECRET: before.config.sessionSecret };
    after = await startTestApp({ database, env: { SMTP_URL: before.sink.url, REQUIRE_VERIFIED_EMAIL: 'off', ...secrets } });
    Object.assign(athlete, { url: after.url });
  });

  afterAll(async () => {
    await after.close();
    await before.close();
  });

  it('O-06 C-04 wait for the athlete after a restore, because they may have been sent since; what is due later continues', async () => {
    expect((await campaignOf(athlete, due)) as unknown as Paused).toMatchObject({ status: 'paused', pausedReason: 'restored' });
    expect((await campaignOf(athlete, later)).status).toBe('active');
    expect(before.sink.mails).toHaveLength(0);
  });

  it('O-06 are sent once the athlete resumes them', async () => {
    expect((await athlete.post(`/api/user/campaigns/${due}/resume`, {})).status).toBe(200);
    await untilCampaign(athlete, due, ({ status }) => status === 'completed');
    expect(before.sink.mails).toHaveLength(3);
  });
});
