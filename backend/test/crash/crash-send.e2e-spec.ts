import { SmtpSink } from '../support/smtp-sink.js';
import { crashWhileSending, type CrashRun } from './crash-harness.js';
import { soakElse, soakRound } from '../support/soak-round.js';

/** `npm run soak` does the whole of it, `npm test` a smaller send with the same moments each time. */
const MAILS = soakElse(300, 90);
const KILLS = soakElse(20, 3);

const countBy = <T>(items: T[], key: (item: T) => string) =>
  items.reduce((counts, item) => counts.set(key(item), (counts.get(key(item)) ?? 0) + 1), new Map<string, number>());

describe('C-04 killed with -9 at random moments of a send over SMTP', () => {
  let sink: SmtpSink;
  let run: CrashRun;

  beforeAll(async () => {
    sink = await SmtpSink.start();
    sink.behave(/./, { kind: 'slow', ms: 60 });
    const env = { SMTP_URL: sink.url, REQUIRE_VERIFIED_EMAIL: 'off', SMTP_ATHLETE_DAILY_CAP: '0' };
    const arrived = () => sink.mails.flatMap((mail) => mail.to);
    run = await crashWhileSending(
      { env, arrived, canLookUp: false },
      { mails: MAILS, kills: KILLS, seed: 20261121 + soakRound, maxLifeMs: 500 },
    );
  }, 600_000);

  afterAll(async () => sink.stop());

  it('C-04 the server was really killed in the middle, again and again', () => {
    expect(run.kills).toBeGreaterThanOrEqual(soakElse(10, 2));
  });

  it('C-04 no coach has two emails', () => {
    const twice = [...countBy(run.arrived, (address) => address)].filter(([, count]) => count > 1);
    expect(twice).toEqual([]);
  });

  it('C-04 no email is without a recorded state', () => {
    expect(run.emails).toHaveLength(MAILS);
    const open = run.emails.filter(({ status }) => !['sent', 'unknown'].includes(status));
    expect(open).toEqual([]);
  });

  it('C-04 every email that is called sent has arrived', () => {
    const arrived = new Set(run.arrived);
    const claimed = run.emails.filter(({ status }) => status === 'sent').map((mail) => mail.toAddress);
    expect(claimed.filter((address) => !arrived.has(address))).toEqual([]);
  });

  it('C-04 what arrived and is not called sent is called unknown, with a reason', () => {
    const unknown = run.emails.filter(({ status }) => status === 'unknown');
    expect(unknown.filter((mail) => !mail.errorMessage)).toEqual([]);
    const sent = new Set(run.emails.filter(({ status }) => status === 'sent').map((mail) => mail.toAddress));
    const unsaid = run.arrived.filter((address) => !sent.has(address));
    expect(unknown.map((mail) => mail.toAddress)).toEqual(expect.arrayContaining(unsaid));
  });

  it('X-07 the counts on the screen equal the rows', () => {
    const rows = countBy(run.emails, (mail) => mail.status);
    expect(run.shown).toEqual({
      total: MAILS,
      sent: rows.get('sent') ?? 0,
      kept: 0,
      unknown: rows.get('unknown') ?? 0,
      failed: 0,
      queued: 0,
      sending: 0,
    });
  });
});
