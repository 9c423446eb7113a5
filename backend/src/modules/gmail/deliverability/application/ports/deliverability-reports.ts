import type { DeliverabilityReport } from '../../domain/finding.js';

/** The last report; it is replaced by the next one, unless that began earlier. */
export abstract class DeliverabilityReports {
  abstract last(): Promise<DeliverabilityReport | null>;
  abstract keep(report: DeliverabilityReport): Promise<void>;
}
