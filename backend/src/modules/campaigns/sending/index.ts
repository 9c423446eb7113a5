export { SENDING_USER_DATA } from './adapters/persistence/user-data.js';
export { DeliverCampaign } from './application/deliver-campaign.use-case.js';
export { MailOpens } from './application/ports/mail-opens.js';
export { MailDispatcher } from './application/mail-dispatcher.js';
export { RecordSends } from './application/record-sends.js';
export { WorkerIdentity } from './application/ports/worker-identity.js';
export { SendCampaign } from './application/send-campaign.use-case.js';
export { SendingModule } from './sending.module.js';
