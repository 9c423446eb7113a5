export { DeliverCampaign } from './application/deliver-campaign.use-case.js';
export { LoadStarterTemplates } from './application/load-starter-templates.use-case.js';
export { ManageDrafts } from './application/manage-drafts.use-case.js';
export { SendCampaign } from './application/send-campaign.use-case.js';
export { CampaignsModule } from './campaigns.module.js';
