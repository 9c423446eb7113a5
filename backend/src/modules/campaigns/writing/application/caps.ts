import type { Cap } from '../../../../shared-kernel/cap.js';
import { CAMPAIGN_LIMITS } from '../domain/campaign-limits.js';

/** Every cap of the campaigns module. */
export const CAMPAIGN_CAPS = {
  openDrafts: { most: CAMPAIGN_LIMITS.openDrafts, of: 'drafts that are not sent', beyond: 409 },
  campaigns: { most: CAMPAIGN_LIMITS.campaigns, of: 'campaigns, drafts and sent ones together', beyond: 409 },
  campaignName: { most: CAMPAIGN_LIMITS.name, of: 'characters of a campaign name', beyond: 400 },
  subject: { most: CAMPAIGN_LIMITS.subject, of: 'characters of a subject', beyond: 400 },
  template: { most: CAMPAIGN_LIMITS.template, of: 'characters of a campaign email', beyond: 400 },
  coachTexts: { most: CAMPAIGN_LIMITS.coachTexts, of: 'emails of one campaign that are changed for one coach', beyond: 409 },
  allCoachTexts: { most: CAMPAIGN_LIMITS.allCoachTexts, of: 'emails changed for one coach, of all campaigns not done yet', beyond: 409 },
  waitingMails: { most: CAMPAIGN_LIMITS.waitingMails, of: 'emails that have not left, kept ones too', beyond: 409 },
  mailText: { most: CAMPAIGN_LIMITS.mailText, of: 'characters of one email when its placeholders are filled in', beyond: 400 },
  mails: { most: CAMPAIGN_LIMITS.mails, of: 'emails of all campaigns, sent ones too', beyond: 409 },
  emailsPerDay: {
    most: CAMPAIGN_LIMITS.emailsPerDay,
    of: 'emails by SMTP in 24 hours, unless SMTP_ATHLETE_DAILY_CAP is another',
    beyond: 'waits',
  },
  coachesAtOnce: { most: CAMPAIGN_LIMITS.coachesAtOnce, of: 'coaches of one send', beyond: 400 },
  confirmations: { most: CAMPAIGN_LIMITS.confirmations, of: 'confirmations of one send', beyond: 400 },
  confirmationCode: { most: CAMPAIGN_LIMITS.confirmationCode, of: 'characters of the code of a confirmation', beyond: 400 },
  shortMessage: { most: CAMPAIGN_LIMITS.shortMessage, of: 'characters of a message for X or a phone, before it is filled in', beyond: 400 },
  testMails: { most: CAMPAIGN_LIMITS.testMails, of: 'tests to the athlete themselves in 24 hours', beyond: 429 },
  notedReply: { most: CAMPAIGN_LIMITS.notedReply, of: 'characters of a reply that an athlete notes', beyond: 400 },
  emailTemplates: { most: CAMPAIGN_LIMITS.templates, of: 'email templates of the installation, written by admins', beyond: 409 },
  templateDescription: { most: CAMPAIGN_LIMITS.templateDescription, of: 'characters of the description of an email template', beyond: 400 },
} as const satisfies Record<string, Cap>;
