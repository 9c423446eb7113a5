export { CampaignEmail } from './campaign-email.dto.js';
export { Campaign, EmailTemplate, MailStats } from './campaign.dto.js';
export { DecideMailRequest, SendCampaignRequest, SendKeptRequest } from './campaign.requests.js';
export { emailCountOf } from './email-count.js';
export { OwnCampaignGuard } from './own-campaign.guard.js';
export { coachIdOf, schoolIdsOf } from './query-ids.js';
export { MailboxDto, MailPreviewDto, MailProblemDto, RecipientDto } from './recipient.dto.js';
export { LeaveGroupDto } from './leave-group.dto.js';
