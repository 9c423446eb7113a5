import type { Suppressions } from '../queries/suppressions.query.js';

export interface SuppressionsUnderTest {
  suppressions: Suppressions;
  userId: string;
  otherId: string;
  /** Email of this athlete to the address came back. */
  bounced(userId: string, key: string): Promise<void>;
  optedOut(key: string): Promise<void>;
}

/** What every list of addresses that get no more email promises. */
export function suppressionsContract(open: () => Promise<SuppressionsUnderTest>): void {
  let t: SuppressionsUnderTest;
  beforeEach(async () => {
    t = await open();
  });

  const reasons = async (...addresses: (string | null)[]) => [...(await t.suppressions.of(t.userId, addresses))];

  it('C-12 says why for an address that bounced for this athlete, in whatever spelling, and for nobody else', async () => {
    await t.bounced(t.userId, 'gone@akron.example.edu');
    await t.bounced(t.otherId, 'full@akron.example.edu');
    const asked = [' Gone@Akron.Example.edu', 'full@akron.example.edu', 'quinn@akron.example.edu', null];
    expect(await reasons(...asked)).toEqual([['gone@akron.example.edu', 'Email to this address bounced']]);
    expect(await reasons()).toEqual([]);
  });

  it('C-12 a coach who opted out did so for every athlete, whatever else is known of the address', async () => {
    await t.bounced(t.userId, 'out@akron.example.edu');
    await t.optedOut('out@akron.example.edu');
    const why = 'This coach opted out of emails sent with Recruit';
    expect(await reasons('OUT@akron.example.edu')).toEqual([['out@akron.example.edu', why]]);
    expect(await t.suppressions.of(t.otherId, ['out@akron.example.edu'])).toEqual(new Map([['out@akron.example.edu', why]]));
  });
}
