export { SUSPICION_REASONS, type SuspicionReason } from './domain/reasons.js';
