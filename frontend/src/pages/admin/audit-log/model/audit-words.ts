import type { AuditLineDto } from '@/shared/api';

/** The choices of the page, in its order. */
export const auditGroups = [
  { value: '', label: 'Everything' },
  { value: 'sign_ins', label: 'Sign-ins' },
  { value: 'credentials', label: 'Passwords and addresses' },
  { value: 'roles', label: 'Roles' },
  { value: 'family', label: 'Guardians' },
  { value: 'data', label: 'Copies and deletions' },
  { value: 'admin', label: 'Admin edits' },
];

const kinds: Partial<Record<string, string>> = {
  signed_up: 'Signed up',
  signed_in: 'Signed in',
  sign_in_failed: 'Sign-in failed',
  signed_out: 'Signed out',
  sessions_ended: 'Signed out on other devices',
  password_changed: 'Changed the password',
  password_reset: 'Set a new password by a link',
  password_set: 'Set a password that has to be changed',
  reset_link_made: 'Made a link for a new password',
  email_change_asked: 'Asked for another email address',
  email_changed: 'Changed the email address',
  email_kept: 'Kept the old email address',
  passkey_added: 'Added a passkey',
  passkey_removed: 'Removed a passkey',
  authenticator_on: 'Turned an authenticator app on',
  authenticator_off: 'Turned the authenticator app off',
  recovery_codes_made: 'Made new recovery codes',
  factors_removed: 'Removed all second factors',
  admin_made: 'Made an admin',
  admin_removed: 'Ended the admin role',
  guardian_invited: 'Invited a guardian',
  guardian_joined: 'Became a guardian',
  guardian_ended: 'Ended a guardianship',
  guardian_decision: 'Decided as a guardian',
  export_begun: 'Asked for a copy of all data',
  export_downloaded: 'Downloaded a copy',
  deletion_begun: 'Began to delete the account',
  deletion_planned: 'The account was stopped and will be deleted',
  deletion_lifted: 'Ended a planned deletion',
  account_erased: 'The account was deleted',
  admin_edit: 'Changed something as an admin',
};

/** What each route for admins and guardians does; `:id` and the like are in the details. */
const operations: Partial<Record<string, string>> = {
  'POST /api/admin/coaches': 'Added a coach',
  'PUT /api/admin/coaches/:id': 'Changed a coach',
  'DELETE /api/admin/coaches/:id': 'Removed a coach',
  'POST /api/admin/coaches/:id/verify': 'Confirmed a coach',
  'POST /api/admin/corrections/:id/decide': 'Decided on a correction',
  'POST /api/admin/email-templates': 'Added an email template',
  'PUT /api/admin/email-templates/:id': 'Changed an email template',
  'DELETE /api/admin/email-templates/:id': 'Deleted an email template',
  'POST /api/admin/import-coaches-csv': 'Imported coaches',
  'POST /api/admin/import-directory-pack': 'Imported a directory pack',
  'POST /api/admin/import-rosters-csv': 'Imported rosters',
  'POST /api/admin/import-incoming-csv': 'Imported incoming players',
  'POST /api/admin/import-schools-csv': 'Imported schools',
  'POST /api/admin/imports/:id/undo': 'Undid an import',
  'POST /api/admin/operations/backups': 'Made a backup',
  'POST /api/admin/operations/deliverability/check': 'Checked the deliverability of email',
  'POST /api/admin/operations/platform-mail/resume': 'Allowed the platform to send email again',
  'POST /api/admin/operations/platform-mail/test': 'Sent a test email of the platform',
  'POST /api/admin/operations/queues/:name/retry': 'Retried failed jobs',
  'POST /api/admin/operations/reply-poll': 'Checked all mailboxes for replies',
  'PUT /api/admin/reports/:reportId/handled': 'Marked a report as handled',
  'POST /api/admin/schools': 'Added a school',
  'PUT /api/admin/schools/:id': 'Changed a school',
  'DELETE /api/admin/schools/:id': 'Removed a school',
  'POST /api/admin/staff-suggestions/accept': 'Accepted suggested coaches',
  'POST /api/admin/staff-suggestions/:id/decide': 'Decided on suggested coaches',
  'POST /api/family/athletes/:athleteId/approvals/:campaignId': 'Decided on emails',
  'PUT /api/family/athletes/:athleteId/controls': 'Changed the controls',
  'DELETE /api/family/athletes/:athleteId/mailbox': 'Disconnected the mailbox',
  'POST /api/family/athletes/:athleteId/requests/:requestId': 'Answered a question',
  'DELETE /api/family/athletes/:athleteId/share': 'Turned the share page off',
};

const details: Partial<Record<string, string>> = {
  approved: 'approved',
  declined: 'not approved',
};

/** What happened: "Changed a coach (412)". */
export function auditTitle({ kind, detail }: AuditLineDto): string {
  const { operation, id, name } = detail as { operation?: string; id?: string; name?: string };
  const words = (operation === undefined ? undefined : operations[operation]) ?? kinds[kind] ?? kind;
  const which = id ?? name;
  return which === undefined ? words : `${words} (${which})`;
}

const actors = { visitor: 'by someone who was not signed in', operator: 'by an operator of the server', server: 'by the server' };

/** Who did it, and to whom if that is another person. */
export function auditPeople({ actor, actorName, actorId, subjectName, subjectId }: AuditLineDto): string {
  const who = actor === 'user' ? `by ${actorName ?? 'a deleted account'}` : actors[actor];
  const whom = subjectId === null || subjectId === actorId ? '' : `, about ${subjectName ?? 'a deleted account'}`;
  return `${who}${whom}`;
}

/** From where, what was decided, and whether more of it happened on that day. */
export function auditNotes({ address, detail }: AuditLineDto): string[] {
  const { decision, more, with: means } = detail as { decision?: string; more?: boolean; with?: string };
  const notes = [
    address === null ? '' : `from ${address}`,
    means === undefined ? '' : `with a ${means}`,
    decision === undefined ? '' : (details[decision] ?? ''),
    more ? 'more on that day are not listed' : '',
  ];
  return notes.filter((note) => note !== '');
}

/** Start and end time for the chosen days; an empty day sets no limit. */
export function auditRange(from: string, to: string): { from?: string; to?: string } {
  const first = from === '' ? undefined : new Date(`${from}T00:00:00`);
  const after = to === '' ? undefined : new Date(`${to}T00:00:00`);
  after?.setDate(after.getDate() + 1);
  return { ...(first && { from: first.toISOString() }), ...(after && { to: after.toISOString() }) };
}
