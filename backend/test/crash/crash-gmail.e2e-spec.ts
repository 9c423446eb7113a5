import { connectGmail } from '../gmail/connect-gmail.js';
import { FAULTS } from '../gmail/fault-script.js';
import { GmailStandIn } from '../gmail/gmail-stand-in.js';
import { crashWhileSending, type CrashRun } from './crash-harness.js';
import { soakElse, soakRound } from '../support/soak-round.js';

const EMAIL = 'marcus.lee@gmail.example';
const MAILS = 40;

describe('G-04 killed with -9 at random moments of a send by Gmail, which gives the emails Message-IDs of its own', () => {
  let google: GmailStandIn;
  let run: CrashRun;

  beforeAll(async () => {
    google = await GmailStandIn.start();
    const mailbox = google.addAccount(EMAIL);
    mailbox.rewritesMessageId = true;
    google.latencyMs = 15;
    const pace = { GMAIL_SEND_INTERVAL_MS: '0', GMAIL_DAILY_CAP: '10000' };
    run = await crashWhileSending(
      {
        env: { ...google.env, ...pace, LOG_LEVEL: 'trace' },
        canLookUp: true,
        settleMs: 120_000,
        prepare: async (athlete) => {
          await connectGmail(athlete, google, EMAIL);
          // Faults beside the kills, so that the log has something to say about them.
          google.fail('messages.send', FAULTS.invalidCredentials, { times: 1 });
          google.fail('messages.send', { kind: 'lose-answer' }, { times: 1 });
          google.fail('messages.send', FAULTS.backend, { times: 1 });
        },
        arrived: () => mailbox.sent.map((mail) => /<(.+)>/.exec(mail.header('to'))?.[1] ?? ''),
      },
      { mails: MAILS, kills: soakElse(6, 3), seed: 20261121 + soakRound, maxLifeMs: 600 },
    );
  }, 600_000);

  afterAll(() => google.stop());

  it('G-04 the server was really killed in the middle', () => {
    expect(run.kills).toBeGreaterThanOrEqual(soakElse(4, 2));
  });

  it('G-04 every coach has exactly one email, and what was unknown was found in the mailbox or left again', () => {
    expect(new Set(run.arrived).size).toBe(run.arrived.length);
    expect(run.arrived).toHaveLength(MAILS);
    expect(run.shown).toEqual({ total: MAILS, sent: MAILS, kept: 0, unknown: 0, failed: 0, queued: 0, sending: 0 });
  });

  it('G-03 nothing secret is in the log: no token, no code, no client secret, no email', () => {
    expect(run.output).toContain('/api/gmail/callback');
    const secrets = [...google.oauth.issued, google.oauth.client.secret, 'please look at my season', '@college.example.edu'];
    expect(google.oauth.issued.length).toBeGreaterThanOrEqual(3);
    expect(secrets.filter((secret) => run.output.includes(secret))).toEqual([]);
  });
});
