import { DataSource } from 'typeorm';

import { Metrics } from '../../metrics/metrics.js';
import { CurrentReads, ReadSource } from './read-source.js';
import { Replica } from './replica.js';
import { PrimaryReads, RoutedReads } from './routed-reads.js';

function readSource(source: DataSource, replica: Replica, metrics: Metrics): ReadSource {
  if (!replica.isConfigured) return source;
  const lag = { name: 'recruit_replica_lag_seconds', help: 'How far the replica is behind the primary' };
  metrics.addGauge(lag, () => (replica.lagSeconds === null ? [] : [{ value: replica.lagSeconds }]));
  const used = { name: 'recruit_replica_used', help: '1 while the replica answers reads, 0 while it is lost or too far behind' };
  metrics.addGauge(used, () => [{ value: replica.state === 'used' ? 1 : 0 }]);
  const reads = { name: 'recruit_reads_total', help: 'Reads of pages by the server that answered', labels: ['server'] };
  const count = metrics.addCounter(reads);
  return new RoutedReads(source, replica, (server) => count({ server }));
}

/** Without a replica both are the data source itself. */
export const readProviders = [
  { provide: ReadSource, inject: [DataSource, Replica, Metrics], useFactory: readSource },
  {
    provide: CurrentReads,
    inject: [DataSource, Replica],
    useFactory: (source: DataSource, replica: Replica): CurrentReads => (replica.isConfigured ? new PrimaryReads(source, replica) : source),
  },
];
