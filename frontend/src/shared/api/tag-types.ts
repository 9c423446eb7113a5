/** Every cache tag there is; a slice uses its own and may invalidate others'. */
export const tagTypes = [
  'User',
  'Stats',
  'Schools',
  'Favorites',
  'TargetSchools',
  'Contacts',
  'Campaigns',
  'CampaignEmails',
  'Recipients',
  'EmailTemplates',
  'MailSender',
  'Outbox',
  'Imports',
  'DirectoryStats',
  'Corrections',
] as const;
