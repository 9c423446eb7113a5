/** A backend test compares these with its queues, so that a new queue gets a text too. */
const known: Record<string, string> = {
  'account-deletions': 'Deleting accounts',
  'answers-deliver': 'Sending replies to coaches',
  'backup-asked': 'Backups that admins ask for',
  'campaign-deliver': 'Sending campaigns',
  'campaign-recover': 'Cleaning up after crashes',
  'data-exports': 'Copies of an account’s data',
  'email-change-mail': 'Emails about a new address',
  'factor-notice-mail': 'Emails about sign-in security',
  'fit-scores': 'Fit scores',
  'follow-ups-plan': 'Planning follow-ups',
  'guardian-deletion-news': 'Emails about a planned deletion',
  'guardian-tell': 'Emails to guardians',
  'guardian-undecided': 'Ending undecided approvals',
  'mailbox-check': 'Checking replies',
  'password-reset-mail': 'Emails for a new password',
  'photo-sweep': 'Deleting old photos',
  'profile-message-notice': 'Emails about profile messages',
  'reconnect-notices': 'Emails about lost mailboxes',
  'reply-shown-tell': 'Emails about a reported reply',
};

/** What a queue is for; its own name when it has no description. */
export const queueWords = (name: string): string => known[name] ?? name;
