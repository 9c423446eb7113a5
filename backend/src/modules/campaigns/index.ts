export { DeliverCampaign } from './application/deliver-campaign.use-case.js';
export { LoadStarterTemplates } from './application/load-starter-templates.use-case.js';
export { ManageDrafts } from './application/manage-drafts.use-case.js';
export { ManageEmailTemplates } from './application/manage-email-templates.use-case.js';
export { CampaignQueries, type EmailTemplateView } from './application/ports/campaign-queries.js';
export type { EmailTemplateText } from './application/ports/email-template-repository.js';
export { SendCampaign } from './application/send-campaign.use-case.js';
export { CampaignsModule } from './campaigns.module.js';
export { templateTokens } from './domain/template-tokens.js';
