export { ListRecipients } from './application/list-recipients.use-case.js';
export { ManageDrafts } from './application/manage-drafts.use-case.js';
export { CampaignQueries, type EmailTemplateView } from './queries/campaigns.query.js';
export { CampaignRepository, type StoredCampaign } from './application/ports/campaign-repository.js';
export { Suppressions } from './application/ports/suppressions.js';
export { CAMPAIGN_LIMITS } from './domain/campaign-limits.js';
export { templateTokens } from './domain/template-tokens.js';
export { EmailTemplates, type EmailTemplateText } from './resources/email-templates.resource.js';
export { WritingModule } from './writing.module.js';
