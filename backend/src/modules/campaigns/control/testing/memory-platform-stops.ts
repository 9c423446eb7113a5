import { PlatformStops, type PlatformStop } from '../application/ports/platform-stops.js';
import type { PlatformFigures } from '../domain/why-stop-platform.js';
import type { FakeRow } from '../../ledger/testing/in-memory-send-ledger.js';

/** The stops of a ledger in memory: every final refusal there counts as one of an address that does not exist. */
export class MemoryPlatformStops extends PlatformStops {
  private stop: PlatformStop | null = null;
  private readonly forgotten = new Set<FakeRow>();

  constructor(private readonly ledger: { readonly rows: FakeRow[] }) {
    super();
  }

  async open(): Promise<PlatformStop | null> {
    return this.stop;
  }

  async figures(): Promise<PlatformFigures> {
    const left = this.ledger.rows.filter(({ status }) => status === 'sent' || status === 'failed');
    const counted = left.filter((row) => row.gateway === 'smtp' && !this.forgotten.has(row));
    const bounced = counted.filter(({ status }) => status === 'failed').length;
    return { sent: counted.length, bounced, hardBounces: bounced };
  }

  async begin(stop: PlatformStop): Promise<void> {
    this.stop ??= stop;
  }

  async end(): Promise<boolean> {
    const wasStopped = this.stop !== null;
    this.stop = null;
    if (wasStopped) for (const row of this.ledger.rows) this.forgotten.add(row);
    return wasStopped;
  }
}
