export { CheckDeliverability } from './application/check-deliverability.use-case.js';
export { DeliverabilityConfig } from './config/deliverability-config.js';
export { DeliverabilityModule } from './deliverability.module.js';
export {
  CHECKS,
  type Check,
  type DeliverabilityReport,
  type DnsRecord,
  type Finding,
  FINDING_STATES,
  type FindingState,
  RECORD_TYPES,
} from './domain/finding.js';
