import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';

import { TOP } from './deployment-files.js';

interface Plan {
  data: number;
  rates: { emails: number; polls: number; requests: number };
  web: number;
  worker: number;
  database: number;
  month: number;
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

  it('O-10 the price follows the inputs', () => {
    const [usual, free] = [plansOf([SEASON])[0]?.month ?? 0, plansOf([SEASON], { smtpShare: 0 })[0]?.month ?? 0];
    // 40 of 100 million emails at a hundredth of a cent, in twelve months.
    expect(usual - free).toBeCloseTo((40e6 * 0.0001) / 12, 6);
    const nothing = { processorPrice: 0, diskPrice: 0, backupPrice: 0, smtpPrice: 0 };
    expect(plansOf([SEASON], nothing)[0]?.month).toBe(0);
  });
});
