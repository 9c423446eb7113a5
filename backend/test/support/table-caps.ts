import type { CapName } from '../walls/all-caps.js';

/** What ends the growth of a table: caps, or the words that say why it needs none. */
export const TABLE_CAPS: Record<string, CapName[] | string> = {
  users: 'sign-ups are limited for each address',
  athlete_profiles: 'one row for each account',
  email_tokens: ['emailLinks'],
  http_sessions: ['sessions'],
  failed_sign_ins: 'one row for each account and shortened address that failed; tries are limited',
  rate_limits: 'a row is gone when its time is over',
  app_state: 'keys of the program',

  schools: 'admins write it',
  school_academics: 'admins write it',
  rosters: 'admins write it',
  roster_players: 'admins write it',
  imports: 'admins write it',
  import_changes: 'admins write it',
  import_issues: 'admins write it',
  import_mappings: ['importMappings'],
  import_additions: 'admins write it',
  coaches: ['contacts'],
  corrections: ['openCorrections', 'corrections'],
  favorites: ['favorites'],
  target_schools: ['trackedSchools', 'mails'],
  activities: ['activities', 'logEntries', 'mails'],
  fit_scores: ['favorites'],
  fit_due: 'one row for each account',

  campaigns: ['openDrafts', 'campaigns'],
  campaign_emails: ['waitingMails', 'mails', 'coachesAtOnce'],
  outbox_mails: ['mails'],
  mail_opens: ['mails'],
  suppressed_addresses: ['mails'],
  mail_opt_outs: 'one row for each address that got an email',
  email_templates: ['emailTemplates'],

  gmail_accounts: 'one row for each account',
  gmail_oauth_states: ['consents'],
  gmail_sends: ['mails'],
  reply_mailboxes: 'one row for each account',
  replies: 'one row for each message that arrives in the mailbox that is connected',

  games: ['games'],
  film_clips: ['filmClips'],
  profile_shares: 'one row for each account',
  pictures: ['openUploads'],
  picture_uploads: ['openUploads'],

  ai_usage: 'one row for each account and day',
  recruiting_strategies: ['strategies'],
  strategy_work: 'one row for each account',
};
