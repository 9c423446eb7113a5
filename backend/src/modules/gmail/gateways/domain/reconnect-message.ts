import type { ReconnectReason } from './reconnect-reason.js';

/** What the athlete reads on the card and in the email. */
export const RECONNECT_MESSAGES: Record<ReconnectReason, string> = {
  grant_ended: 'Google no longer lets Recruit use this account, for example because its password was changed or the access was taken back.',
  may_not_send: 'Recruit may no longer send email from this account.',
  blocked_by_admin: 'Your school does not let this account use apps like Recruit. A personal Gmail account works.',
  no_mail_service: 'This Google account has no Gmail. Connect an account that has a mailbox.',
  token_unreadable: 'This server can no longer read its permission for your account.',
};
