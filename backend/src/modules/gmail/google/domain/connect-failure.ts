/** Why a consent did not become a connection. */
export type ConnectFailure =
  | 'denied'
  | 'admin_policy_enforced'
  | 'access_not_configured'
  | 'link_unknown'
  | 'link_expired'
  | 'other_session'
  | 'send_not_allowed'
  | 'no_lasting_permission'
  | 'already_in_use'
  | 'mailbox_connected'
  | 'not_set_up'
  | 'google_unavailable'
  | 'google_refused';

/** Read on the callback page and on the card itself. */
const AGAIN = 'Press Connect Gmail Account on your profile to try again.';
const SCHOOL =
  'Your school manages this Google account and does not let it use apps like Recruit. Connect a personal Gmail account ' +
  'instead, or ask the people who run your school’s accounts to allow Recruit.';

/** What the athlete reads: what happened, and what to do. */
export const CONNECT_FAILURES: Record<ConnectFailure, string> = {
  denied: `You did not allow Recruit to use Gmail, so nothing was connected. ${AGAIN}`,
  admin_policy_enforced: SCHOOL,
  access_not_configured: SCHOOL,
  link_unknown: `This link was used already, or it did not come from Recruit. Nothing was connected. ${AGAIN}`,
  link_expired: `It took more than 10 minutes, so the link is no longer valid. ${AGAIN}`,
  other_session: `This link belongs to another sign-in, so nothing was connected. Sign in to Recruit first. ${AGAIN}`,
  send_not_allowed: `On Google’s page “Send email on your behalf” was left out, and without it nothing can be sent. ${AGAIN} Leave that box ticked.`,
  no_lasting_permission: `Google gave a permission for one hour only. ${AGAIN}`,
  already_in_use:
    'This Gmail account is connected to another Recruit account. Disconnect it there first, or connect another Gmail account.',
  mailbox_connected: 'Another mailbox is connected to your account. Disconnect it on your profile first, then connect Gmail.',
  not_set_up: 'Gmail is not set up on this server.',
  google_unavailable: `Google did not answer. Nothing was connected. Wait a minute. ${AGAIN}`,
  google_refused: `Google did not accept the sign-in. Nothing was connected. ${AGAIN}`,
};

/** What Google names in `error=` when it sends the browser back. Anything unknown is a refusal. */
export function failureOf(error: string): ConnectFailure {
  if (error === 'access_denied') return 'denied';
  if (error === 'admin_policy_enforced' || error === 'access_not_configured') return error;
  return 'google_refused';
}
