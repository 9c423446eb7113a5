import type { DataSource } from 'typeorm';

import { useTestSource } from '../../../../../test/support/test-source.js';
import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { CampaignRows } from '../../ledger/testing/campaign-rows.js';
import { OptOuts } from './opt-outs.resource.js';

const QUINN = 'quinn@akron.example.edu';

describe('coaches who opt out', () => {
  let source: DataSource;
  let rows: CampaignRows;
  let optOuts: OptOuts;
  let got: string;
  let waits: string;
  let other: string;

  useTestSource(4, (opened) => (source = opened));

  beforeAll(async () => {
    rows = new CampaignRows(source);
    optOuts = new OptOuts(source, new FixedClock(new Date('2026-11-21T15:00:00Z')));
    const [marcus, maya] = [await rows.athlete(), await rows.athlete()];
    got = await rows.campaign(marcus, 'completed', [{ status: 'sent', toAddress: QUINN, optOutToken: 'token of Quinn' }]);
    waits = await rows.campaign(maya, 'active', [{ status: 'queued', toAddress: ` ${QUINN.toUpperCase()} ` }]);
    other = await rows.campaign(maya, 'active', [
      { status: 'queued', toAddress: QUINN },
      { status: 'sending', toAddress: QUINN },
      { status: 'queued', toAddress: 'rae@akron.example.edu' },
    ]);
  });

  it('C-12 a token that no email has changes nothing', async () => {
    expect(await optOuts.isOptedOut('made up')).toBeNull();
    expect(await optOuts.add('made up')).toBeNull();
  });

  it('C-12 a look changes nothing', async () => {
    expect(await optOuts.isOptedOut('token of Quinn')).toBe(false);
    expect(await rows.states(waits)).toEqual(['active', ['queued']]);
  });

  it('C-12 what waits for the address is skipped, in whatever spelling and whoever wrote it; all else continues', async () => {
    expect(await optOuts.add('token of Quinn')).toBe(true);
    expect(await optOuts.isOptedOut('token of Quinn')).toBe(true);
    expect(await rows.states(waits)).toEqual(['completed', ['skipped']]);
    expect(await rows.states(other)).toEqual(['active', ['skipped', 'sending', 'queued']]);
    expect(await rows.states(got)).toEqual(['completed', ['sent']]);
  });

  it('C-12 said twice it is the same', async () => {
    expect(await optOuts.add('token of Quinn')).toBe(true);
    expect(await optOuts.isOptedOut('token of Quinn')).toBe(true);
  });
});
