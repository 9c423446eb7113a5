/** Why a consent at Microsoft did not become a connection, except for a sign-in that the mail servers refused. */
export type MicrosoftFailure =
  | 'denied'
  | 'link_unknown'
  | 'link_expired'
  | 'other_session'
  | 'no_lasting_permission'
  | 'no_mailbox'
  | 'already_in_use'
  | 'gmail_connected'
  | 'not_set_up'
  | 'microsoft_unavailable'
  | 'microsoft_refused';

/** Read on the callback page and on the card itself. */
const AGAIN = 'Press “Sign in with Microsoft” on your profile to try again.';

/** What the athlete reads: what happened, and what to do. */
export const MICROSOFT_FAILURES: Record<MicrosoftFailure, string> = {
  denied: `Microsoft was not allowed to let Recruit use this mailbox, so nothing was connected. ${AGAIN} If your school asks for an approval, ask the people who run its accounts.`,
  link_unknown: `This link was used already, or it did not come from Recruit. Nothing was connected. ${AGAIN}`,
  link_expired: `It took more than 10 minutes, so the link is no longer valid. ${AGAIN}`,
  other_session: `This link belongs to another sign-in, so nothing was connected. Sign in to Recruit first. ${AGAIN}`,
  no_lasting_permission: `Microsoft gave a permission for one hour only. ${AGAIN}`,
  no_mailbox: `This Microsoft account has no email address. ${AGAIN} Choose an account that has a mailbox.`,
  already_in_use: 'This mailbox is connected to another Recruit account. Disconnect it there first, or connect another mailbox.',
  gmail_connected: 'A Gmail account is connected. Disconnect it first: your emails are sent from one account only.',
  not_set_up: 'Sign-in with Microsoft is not set up on this server.',
  microsoft_unavailable: `Microsoft did not answer. Nothing was connected. Wait a minute. ${AGAIN}`,
  microsoft_refused: `Microsoft did not accept the sign-in. Nothing was connected. ${AGAIN}`,
};

/** What Microsoft names in `error=` when it sends the browser back. Anything unknown is a refusal. */
export function microsoftFailureOf(error: string): MicrosoftFailure {
  if (error === 'access_denied' || error === 'consent_required') return 'denied';
  return error === 'temporarily_unavailable' || error === 'server_error' ? 'microsoft_unavailable' : 'microsoft_refused';
}
