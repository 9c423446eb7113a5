import type { DataSource } from 'typeorm';

import { useTestSource } from '../../../../../../test/support/test-source.js';
import { deliverabilityReportsContract } from '../../testing/deliverability-reports.contract.js';
import { SqlDeliverabilityReports } from './sql-deliverability-reports.js';

describe('reports in PostgreSQL', () => {
  let source: DataSource;
  useTestSource(1, (opened) => (source = opened));

  deliverabilityReportsContract(() => Promise.resolve(new SqlDeliverabilityReports(source)));
});
