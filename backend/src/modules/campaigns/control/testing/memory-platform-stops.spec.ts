import type { FakeRow } from '../../ledger/testing/in-memory-send-ledger.js';
import { MemoryPlatformStops } from './memory-platform-stops.js';
import { platformStopsContract } from './platform-stops.contract.js';

describe('MemoryPlatformStops', () => {
  platformStopsContract(() => {
    const rows: FakeRow[] = [];
    const row = (status: 'sent' | 'failed') => ({ status, gateway: 'smtp' }) as FakeRow;
    return {
      stops: new MemoryPlatformStops({ rows }),
      adminId: 'admin',
      tried: async (left, refused) => {
        for (let at = 0; at < left; at += 1) rows.push(row('sent'));
        for (let at = 0; at < refused; at += 1) rows.push(row('failed'));
      },
    };
  });
});
