export { DeliverCampaign } from './application/deliver-campaign.use-case.js';
export { MailOpens } from './application/ports/mail-opens.js';
export { SendLedger } from './application/ports/send-ledger.js';
export { WorkerIdentity } from './application/ports/worker-identity.js';
export { MAILBOX_QUEUE, type MailboxJob } from './application/queues.js';
export { SendCampaign } from './application/send-campaign.use-case.js';
export { SendingConfig } from './config/sending-config.js';
export { SENDING_ACTIVITIES } from './domain/sending-activities.js';
export { SendingModule } from './sending.module.js';
