import { FixedClock } from '../../../shared-kernel/testing/fixed-clock.js';
import { SequenceIds } from '../../../shared-kernel/testing/sequence-ids.js';
import { MemoryAuditLog } from '../../audit/testing/memory-audit-log.js';
import { BeginByServer } from './begin-by-server.js';
import type { Deletions, NewDeletion } from './ports/deletions.js';
import type { ReceiptByEmail } from './receipt-by-email.js';

describe('a deletion that the server begins', () => {
  const clock = new FixedClock();
  let asked: NewDeletion[];
  let sent: unknown[];
  let log: MemoryAuditLog;

  beforeEach(() => {
    asked = [];
    sent = [];
    log = new MemoryAuditLog();
  });

  function begin(isWanted: boolean, how?: { byGuardian: true }): Promise<void> {
    const deletions: Partial<Deletions> = {
      begin: async (deletion) => {
        asked.push(deletion);
        return isWanted;
      },
    };
    const receipt: Partial<ReceiptByEmail> = {
      // Before the rows are gone.
      addressesOf: async () => [asked.length === 0 ? 'marcus@mail.test' : 'too late'] as never,
      send: async (...call) => void sent.push(call),
    };
    return new BeginByServer(deletions as Deletions, receipt as ReceiptByEmail, log, clock, new SequenceIds()).run('marcus', how);
  }

  it('U-04 it is begun and noted, and the receipt goes to the address that the account had', async () => {
    await begin(true);
    const [{ receiptToken = '', ...deletion } = {}] = asked;
    expect(deletion).toEqual({ id: expect.any(String) as string, userId: 'marcus', now: clock.now() });
    expect(sent).toEqual([[['marcus@mail.test'], receiptToken]]);
    expect(log.entries).toMatchObject([{ kind: 'deletion_begun', actor: 'server', actorId: null, subjectId: 'marcus' }]);
  });

  it('U-08 what a guardian stopped in this moment is not begun: no receipt, nothing noted', async () => {
    await begin(false, { byGuardian: true });
    expect(asked).toMatchObject([{ byGuardian: true }]);
    expect([sent, log.entries]).toEqual([[], []]);
  });
});
