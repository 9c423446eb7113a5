import { CsvMailProviders } from '../adapters/csv/csv-mail-providers.js';
import { MailboxLimits } from './mailbox-limits.js';

describe('what a mailbox may send', () => {
  const providers = new CsvMailProviders();

  it('M-04 as much as the provider’s preset says', async () => {
    const limits = new MailboxLimits(providers, 2_000);
    expect(await limits.paceOf({ provider: 'gmx' })).toEqual({ dailyCap: 300, intervalMs: 2_000 });
    expect(await limits.paceOf({ provider: 'icloud' })).toEqual({ dailyCap: 1_000, intervalMs: 2_000 });
    expect(await limits.paceOf({ provider: null })).toEqual({ dailyCap: 200, intervalMs: 2_000 });
  });

  it('M-04 or what the operator says', async () => {
    expect(await new MailboxLimits(providers, 0, 50).paceOf({ provider: 'icloud' })).toEqual({ dailyCap: 50, intervalMs: 0 });
  });
});
