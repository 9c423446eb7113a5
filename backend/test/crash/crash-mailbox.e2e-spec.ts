import { MailHost } from '../mailbox/mail-host.js';
import { soakElse, soakRound } from '../support/soak-round.js';
import { crashWhileSending, type CrashRun } from './crash-harness.js';

const ADDRESS = 'marcus.lee@mail.example';
const PASSWORD = 'correct horse battery';
const MAILS = 40;

describe('M-04 killed with -9 at random moments of a send by a mailbox over SMTP', () => {
  let host: MailHost;
  let run: CrashRun;

  beforeAll(async () => {
    host = await MailHost.start();
    host.addAccount(ADDRESS, PASSWORD);
    host.smtp.behave(/./, { kind: 'drop-before-answer' }, 1);
    host.smtp.behave(/./, { kind: 'drop-in-message' }, 1);
    host.smtp.behave(/./, { kind: 'slow', ms: 15 });
    const pace = { MAILBOX_SEND_INTERVAL_MS: '0', MAILBOX_DAILY_CAP: '10000' };
    run = await crashWhileSending(
      {
        env: { ...host.env, ...pace, LOG_LEVEL: 'trace' },
        canLookUp: true,
        settleMs: 600_000,
        prepare: async (athlete) => {
          const { status } = await athlete.put('/api/mailbox', { email: ADDRESS, password: PASSWORD, ...host.servers });
          if (status !== 200) throw new Error(`connecting answered ${status}`);
        },
        arrived: () => host.smtp.mails.flatMap(({ to }) => to),
      },
      { mails: MAILS, kills: soakElse(20, 3), seed: 20261122 + soakRound, maxLifeMs: 400 },
    );
  }, 900_000);

  afterAll(() => host.stop());

  it('M-04 the server was really killed in the middle, again and again', () => {
    expect(run.kills).toBeGreaterThanOrEqual(soakElse(4, 2));
  });

  it('M-04 every coach has exactly one email, and what was unknown was found in Sent or left again', () => {
    expect(new Set(run.arrived).size).toBe(run.arrived.length);
    expect(run.arrived).toHaveLength(MAILS);
    expect(run.shown).toEqual({ total: MAILS, sent: MAILS, kept: 0, unknown: 0, failed: 0, queued: 0, sending: 0 });
  });

  it('M-03 the password and the emails are not in the log', () => {
    const secrets = [PASSWORD, Buffer.from(PASSWORD).toString('base64'), 'please look at my season', '@college.example.edu'];
    expect(secrets.filter((secret) => run.output.includes(secret))).toEqual([]);
  });
});
