import type { DataSource } from 'typeorm';

import type { Metrics } from '../../metrics/metrics.js';
import { readProviders } from './read-providers.js';
import type { Replica } from './replica.js';
import type { Seen } from './replica-standing.js';
import { asReader, PrimaryReads, RoutedReads } from './routed-reads.js';

const GONE = Object.assign(new Error('Connection terminated unexpectedly'), { code: undefined });

function fault(code: string): Error {
  return Object.assign(new Error(`refused with ${code}`), { code });
}

/** Two servers that note what they are asked, and fail as they are told. */
class Servers {
  readonly asked: string[] = [];
  replicaFails?: Error;
  primaryFails?: Error;
  isPrimaryLost = false;
  isReplicaLost = false;
  /** What a look finds out. */
  looks: () => void = () => undefined;
  may: (seen: Seen) => boolean = () => true;

  readonly source = { query: () => this.answer('primary', this.primaryFails) } as unknown as DataSource;
  readonly replica: Replica;

  constructor() {
    const asReplica = {
      query: () => this.answer('replica', this.replicaFails),
      mayAnswer: (seen: Seen) => !this.isReplicaLost && this.may(seen),
      lose: () => (this.isReplicaLost = true),
      look: async () => this.looks(),
    };
    this.replica = Object.defineProperty(asReplica, 'isPrimaryLost', { get: () => this.isPrimaryLost }) as unknown as Replica;
  }

  private async answer(name: string, error?: Error): Promise<string[]> {
    this.asked.push(name);
    if (error) throw error;
    return [name];
  }
}

describe('where a read goes', () => {
  let servers: Servers;
  let counted: string[];
  let reads: RoutedReads;

  beforeEach(() => {
    servers = new Servers();
    counted = [];
    reads = new RoutedReads(servers.source, servers.replica, (place) => counted.push(place));
  });

  const read = (seen: Seen = null) => asReader(seen, () => reads.query<string[]>('select'));

  it('O-09 to the replica for a reader, and nowhere else', async () => {
    expect(await read()).toEqual(['replica']);
    expect([servers.asked, counted]).toEqual([['replica'], ['replica']]);
  });

  it('O-09 to the primary for jobs and for requests that write', async () => {
    expect(await reads.query('select')).toEqual(['primary']);
    expect([servers.asked, counted]).toEqual([['primary'], []]);
  });

  it('O-09 to the primary for a reader who has seen more than the replica has', async () => {
    servers.may = (seen) => seen === null;
    expect(await read(12n)).toEqual(['primary']);
    expect(await read(null)).toEqual(['replica']);
  });

  it('O-09 to the primary when the replica breaks off, and to the replica no more', async () => {
    servers.replicaFails = GONE;
    expect([await read(), await read()]).toEqual([['primary'], ['primary']]);
    expect(servers.asked).toEqual(['replica', 'primary', 'primary']);
  });

  it.each([
    ['40001', 'broke it off for what came after'],
    ['42P01', 'does not have the table yet'],
  ])('O-09 to the primary when the replica refuses with %s: it %s', async (code) => {
    servers.replicaFails = fault(code);
    expect(await read()).toEqual(['primary']);
    expect(servers.isReplicaLost).toBe(false);
  });

  it('O-09 nowhere else when it took too long at the replica', async () => {
    servers.replicaFails = fault('57014');
    await expect(read()).rejects.toMatchObject({ code: '57014' });
    expect(servers.asked).toEqual(['replica']);
  });

  it('O-09 to the replica when the primary is lost, but not for a reader who has seen more', async () => {
    servers.may = (seen) => servers.isPrimaryLost && seen !== 12n;
    servers.primaryFails = GONE;
    servers.looks = () => (servers.isPrimaryLost = true);
    expect(await read(5n)).toEqual(['replica']);
    await expect(read(12n)).rejects.toThrow('Connection terminated');
  });

  it('O-09 to the primary again when only one connection to it broke', async () => {
    servers.may = () => false;
    servers.primaryFails = GONE;
    servers.looks = () => delete servers.primaryFails;
    expect(await read()).toEqual(['primary']);
    servers.primaryFails = fault('23505');
    await expect(read()).rejects.toMatchObject({ code: '23505' });
  });

  it('O-09 sessions are read from the primary while there is one', async () => {
    const sessions = new PrimaryReads(servers.source, servers.replica);
    expect(await asReader(null, () => sessions.query('select'))).toEqual(['primary']);
    servers.primaryFails = GONE;
    servers.looks = () => (servers.isPrimaryLost = true);
    expect(await sessions.query('select')).toEqual(['replica']);
  });

  it('O-09 without DATABASE_READ_URL everything is the data source itself', () => {
    const replica = { isConfigured: false } as Replica;
    const made = readProviders.map(({ useFactory }) => useFactory(servers.source, replica, undefined as unknown as Metrics));
    expect(made).toEqual([servers.source, servers.source]);
    expect(made.every((one) => one === servers.source)).toBe(true);
  });
});
