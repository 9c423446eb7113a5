import type { DeliverabilityReports } from '../application/ports/deliverability-reports.js';
import type { DeliverabilityReport } from '../domain/finding.js';

const report = (minute: number): DeliverabilityReport => ({
  at: new Date(Date.UTC(2026, 10, 21, 15, minute)),
  domain: `minute${minute}.test`,
  server: null,
  findings: [
    {
      ...{ check: 'spf', subject: 'club.test', state: 'problem', meaning: 'None.', found: ['v=spf1'] },
      add: { type: 'TXT', host: 'club.test', value: 'v=spf1 mx ~all' },
    },
  ],
});

/** What Operations relies on. `open`: an empty store. */
export function deliverabilityReportsContract(open: () => Promise<DeliverabilityReports>): void {
  it('M-10 the last report is there as it was kept; one that began earlier does not replace it', async () => {
    const reports = await open();
    expect(await reports.last()).toBeNull();
    await reports.keep(report(1));
    expect(await reports.last()).toEqual(report(1));
    await reports.keep(report(3));
    await reports.keep(report(2));
    expect(await reports.last()).toEqual(report(3));
  });
}
