import { DeliverabilityReports } from '../application/ports/deliverability-reports.js';
import type { DeliverabilityReport } from '../domain/finding.js';

export class MemoryDeliverabilityReports extends DeliverabilityReports {
  private kept: DeliverabilityReport | null = null;

  last(): Promise<DeliverabilityReport | null> {
    return Promise.resolve(this.kept);
  }

  keep(report: DeliverabilityReport): Promise<void> {
    if (this.kept === null || this.kept.at <= report.at) this.kept = report;
    return Promise.resolve();
  }
}
