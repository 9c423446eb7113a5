/** Why a connected mailbox is of no use any more. */
export type MailboxReason = 'sign_in_refused' | 'may_not_send' | 'password_unreadable' | 'grant_ended' | 'token_unreadable';

const SENTENCES: Record<MailboxReason, string> = {
  sign_in_refused: 'Your mailbox no longer accepts the saved password, for example because it was changed or the app password was removed.',
  may_not_send: 'Your mailbox refuses to send email for Recruit.',
  password_unreadable: 'This server can no longer read the saved password.',
  grant_ended:
    'Microsoft no longer lets Recruit use this mailbox, for example because its password was changed, the access was taken back, or your school turned it off.',
  token_unreadable: 'This server can no longer read its permission for your mailbox.',
};

/** What the athlete reads on the card, in waiting emails and in the notice. `words`: the mail server's own, or null. */
export function mailboxReasonSentence(reason: MailboxReason, words: string | null): string {
  return words ? `${SENTENCES[reason]} It said: “${words}”.` : SENTENCES[reason];
}
