import { untilCampaign } from '../campaigns/campaign-world.js';
import type { Agent } from '../support/agent.js';
import { SmtpSink } from '../support/smtp-sink.js';
import { crashWhileSending, type CrashRun } from './crash-harness.js';
import { soakElse, soakRound } from '../support/soak-round.js';

const MAILS = 200;

describe('M-02 killed with -9 while kept email is sent after all', () => {
  let sink: SmtpSink;
  let run: CrashRun;

  beforeAll(async () => {
    sink = await SmtpSink.start();
    sink.behave(/./, { kind: 'slow', ms: 60 });
    const env = { SMTP_URL: sink.url, REQUIRE_VERIFIED_EMAIL: 'off', SMTP_ATHLETE_DAILY_CAP: '0' };
    const arrived = () => sink.mails.flatMap((mail) => mail.to);
    const start = async (athlete: Agent, id: string, selectedCoachIds: number[]) => {
      await athlete.post(`/api/user/campaigns/${id}/send`, { selectedCoachIds, keep: true });
      await untilCampaign(athlete, id, ({ status }) => status === 'kept');
      return athlete.post(`/api/user/campaigns/${id}/send-kept`, {});
    };
    run = await crashWhileSending(
      { env, arrived, canLookUp: false, start },
      { mails: MAILS, kills: soakElse(6, 3), seed: 3 + soakRound, maxLifeMs: 500 },
    );
  }, 600_000);

  afterAll(async () => sink.stop());

  it('M-02 the server was really killed in the middle', () => {
    expect(run.kills).toBeGreaterThanOrEqual(soakElse(3, 2));
  });

  it('M-02 no coach has two emails, and what is called sent has arrived', () => {
    expect(new Set(run.arrived).size).toBe(run.arrived.length);
    const sent = run.emails.filter(({ status }) => status === 'sent').map(({ toAddress }) => toAddress);
    expect(sent.filter((address) => !run.arrived.includes(address))).toEqual([]);
  });

  it('M-02 every email is sent or unknown; none is lost, and none is called kept', () => {
    expect(run.emails).toHaveLength(MAILS);
    expect(run.emails.filter(({ status }) => !['sent', 'unknown'].includes(status))).toEqual([]);
  });
});
