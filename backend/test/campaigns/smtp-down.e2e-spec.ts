import { SmtpSink } from '../support/smtp-sink.js';
import { startTestApp } from '../support/test-app.js';
import { emailsOf, haveCoaches, haveDraft, untilCampaign } from './campaign-world.js';

describe('a mail server that is down', () => {
  it('C-04 nothing is lost or sent twice: the emails wait, say why, and leave when it is back', async () => {
    const sink = await SmtpSink.start();
    const { url } = sink;
    await sink.stop();
    const app = await startTestApp({ env: { SMTP_URL: url, REQUIRE_VERIFIED_EMAIL: 'off' } });
    const athlete = await app.agent();
    const coachIds = await haveCoaches(await app.admin(), athlete, 10);
    const id = await haveDraft(athlete);
    await athlete.post(`/api/user/campaigns/${id}/send`, { selectedCoachIds: coachIds });
    const waiting = () => emailsOf(athlete, id).then((all) => all.filter((email) => email.reasonCode === 'not_reached'));
    await untilCampaign(athlete, id, (campaign) => campaign.sendingCount === 0 && campaign.queuedCount === 10);
    while ((await waiting()).length === 0) await new Promise((resume) => setTimeout(resume, 50));
    expect((await waiting())[0]).toMatchObject({ status: 'queued', errorMessage: expect.stringContaining('could not be reached') });

    const back = await SmtpSink.start(Number(new URL(url).port));
    // Half a minute later, without waiting for it.
    await app.source.query(`update campaign_emails set due_at = now() where campaign_id = $1`, [id]);
    await app.source.query(`update pgboss.job set start_after = now() where name = 'campaign-deliver'`);
    await untilCampaign(athlete, id, (campaign) => campaign.status === 'completed');
    expect(back.mails.flatMap((mail) => mail.to).sort()).toHaveLength(10);
    expect(new Set(back.mails.flatMap((mail) => mail.to)).size).toBe(10);
    await app.close();
    await back.stop();
  });
});
