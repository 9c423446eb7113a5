export { CampaignMails } from './application/campaign-mails.js';
export { FindRecipients } from './application/find-recipients.js';
export { ListChoices } from './application/list-choices.use-case.js';
export { PreviewMail } from './application/preview-mail.use-case.js';
export { SendContexts } from './application/send-contexts.js';
export { RecipientsModule } from './recipients.module.js';
