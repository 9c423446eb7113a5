import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { TOP } from './deployment-files.js';

interface Plan {
  data: number;
  disk: number;
  statements: number;
  rates: { emails: number; polls: number; requests: number };
  web: number;
  worker: number;
  database: number;
  price: { processors: number; disk: number; backups: number; smtp: number };
  month: number;
  each: number;
}

/** The model as the page's script has it, for some sizes and inputs. */
function plansOf(sizes: { athletes: number; emails: number }[], changed: Record<string, number> = {}): Plan[] {
  const script = `import { INPUTS, plan } from './scripts/lib/scaling-model.mjs';
    const [sizes, changed] = JSON.parse(process.argv[1]);
    const values = Object.fromEntries(Object.entries(INPUTS).map(([name, [value]]) => [name, value]));
    console.log(JSON.stringify(sizes.map((size) => plan(size, { ...values, ...changed }))));`;
  const words = ['--input-type=module', '-e', script, JSON.stringify([sizes, changed])];
  return JSON.parse(execFileSync(process.execPath, words, { cwd: TOP, encoding: 'utf8' })) as Plan[];
}

const SEASON = { athletes: 1_000_000, emails: 100_000_000 };

describe('docs/scaling.md', () => {
  it('O-10 shows the figures that its script computes from its inputs', () => {
    const { status, stderr } = spawnSync(process.execPath, [path.join('scripts', 'scaling.mjs'), '--check'], {
      cwd: TOP,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, expect.stringContaining('up to date')]);
  });

  it('O-10 plans storage, emails, checks and processors for 1,000,000 athletes and 100,000,000 emails', () => {
    const round = { accountBytes: 1_000, emailBytes: 2_000, busiestHour: 0.0036, mailboxes: 1, imap: 0 };
    const [plan] = plansOf([SEASON], { ...round, activeDay: 0, activeWeek: 0, waiting: 0.9 });
    // 1 GB of accounts and 200 GB of emails; 360,000 emails in an hour; 900,000 mailboxes each 15 minutes and the rest once a day.
    expect([plan?.data, plan?.rates.emails]).toEqual([201, expect.closeTo(100, 6)]);
    expect(plan?.rates.polls).toBeCloseTo(1_000 + 100_000 / 86_400, 6);
    const [measured] = plansOf([SEASON]);
    expect([measured?.web, measured?.worker, measured?.database].every((count) => Number.isInteger(count) && Number(count) >= 2)).toBe(
      true,
    );
  });

  it('O-10 each kind of processor is what its work takes in the busiest hour, at least two', () => {
    const rates = { visitors: 0.5, requestsEach: 72, requestHour: 0.1, busiestHour: 0.0036, mailboxes: 1, imap: 0 };
    const polls = { activeDay: 0.6, activeWeek: 0, waiting: 0.4 };
    const work = {
      requestMs: 6,
      pollMs: 2,
      sendMs: 10,
      statementMs: 1,
      statementsRequest: 4,
      statementsPoll: 1,
      statementsEmail: 3,
      busy: 0.5,
    };
    const [plan] = plansOf([SEASON], { ...rates, ...polls, ...work });
    // 500,000 visitors with 72 requests, a tenth of them in an hour; 600,000 mailboxes each minute and 400,000 each 15 minutes; 100 emails.
    const checks = 10_000 + 400_000 / 900;
    expect(plan?.rates).toEqual({ requests: expect.closeTo(1_000, 6), polls: expect.closeTo(checks, 6), emails: expect.closeTo(100, 6) });
    expect(plan?.statements).toBeCloseTo(4 * 1_000 + checks + 3 * 100, 6);
    expect([plan?.web, plan?.worker, plan?.database]).toEqual([
      12,
      Math.ceil((checks * 2 + 1_000) / 500),
      Math.ceil((4_300 + checks) / 500),
    ]);
    const [small] = plansOf([{ athletes: 10, emails: 100 }]);
    expect([small?.web, small?.worker, small?.database]).toEqual([2, 2, 2]);
    // Three processors do exactly this much.
    expect(plansOf([SEASON], { ...rates, ...polls, ...work, requestMs: 1.5, busy: 0.5 })[0]?.web).toBe(3);
  });

  it('O-10 mailboxes by IMAP are looked into each 90 s as long as an answer is awaited', () => {
    const share = { mailboxes: 0.5, activeDay: 0.3, activeWeek: 0.2, waiting: 0.4 };
    const polls = (imap: number) => plansOf([SEASON], { ...share, imap })[0]?.rates.polls;
    // Of 500,000 mailboxes 150,000 each minute, 100,000 each five, 200,000 each 15, and 50,000 once a day.
    const [everyMinute, daily] = [150_000 / 60, 50_000 / 86_400];
    expect(polls(1)).toBeCloseTo(everyMinute + 300_000 / 90 + daily, 6);
    expect(polls(0)).toBeCloseTo(everyMinute + 100_000 / 300 + 200_000 / 900 + daily, 6);
  });

  it('O-10 each part of the price: processors with those of the replica, disks with room to grow, the backups that are kept', () => {
    const round = { accountBytes: 1_000, emailBytes: 990, growthRoom: 2, diskPrice: 0.5, backupSize: 0.1, backupsKept: 10, backupPrice: 3 };
    const [plan] = plansOf([SEASON], { ...round, processorPrice: 0.01, hours: 700, smtpShare: 0 }) as [Plan];
    expect([plan.data, plan.disk]).toEqual([100, 200]);
    const processors = (plan.web + plan.worker + 2 * plan.database) * 7;
    const price = { processors: expect.closeTo(processors, 6), disk: 200, backups: expect.closeTo(300, 6), smtp: 0 };
    expect(plan.price).toEqual(price);
    expect(plan.month).toBeCloseTo(processors + 500, 6);
    expect(plan.each).toBeCloseTo(((processors + 500) * 12) / 1e6, 9);
  });

  it('O-10 the busiest hour and day are those of the rhythm that the loaded season has', () => {
    const script = `import { INPUTS } from './scripts/lib/scaling-model.mjs';
      import { busiest } from './backend/bench/season/rhythm.mjs';
      console.log(JSON.stringify([INPUTS.busiestHour[0], busiest()]));`;
    const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: TOP, encoding: 'utf8' });
    const [assumed, { hour, day }] = JSON.parse(said) as [number, { hour: number; day: number }];
    expect(assumed).toBe(Number(hour.toFixed(5)));
    // Eight to nine in the evening has 3 of a day's 21.4 parts.
    expect(hour).toBeCloseTo((day * 3) / 21.4, 6);
    const page = readFileSync(path.join(TOP, 'docs/scaling.md'), 'utf8');
    expect(page).toContain(`has ${(hour * 100).toFixed(3)} % of a season's emails; the busiest day ${(day * 100).toFixed(2)} %`);
  });

  it('O-10 the price follows the inputs', () => {
    const [usual, free] = [plansOf([SEASON])[0]?.month ?? 0, plansOf([SEASON], { smtpShare: 0 })[0]?.month ?? 0];
    // 40 of 100 million emails at a hundredth of a cent, in twelve months.
    expect(usual - free).toBeCloseTo((40e6 * 0.0001) / 12, 6);
    const nothing = { processorPrice: 0, diskPrice: 0, backupPrice: 0, smtpPrice: 0 };
    expect(plansOf([SEASON], nothing)[0]?.month).toBe(0);
  });
});
