/** Why a grant is of no use any more. */
export type ReconnectReason = 'grant_ended' | 'may_not_send' | 'blocked_by_admin' | 'no_mail_service' | 'token_unreadable';
