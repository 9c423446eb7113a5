import { deliverabilityReportsContract } from './deliverability-reports.contract.js';
import { MemoryDeliverabilityReports } from './memory-deliverability-reports.js';

describe('reports in memory', () => deliverabilityReportsContract(() => Promise.resolve(new MemoryDeliverabilityReports())));
