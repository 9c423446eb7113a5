export { AdminModule } from './admin.module.js';
export { DeliverabilityConfig } from './config/deliverability-config.js';
