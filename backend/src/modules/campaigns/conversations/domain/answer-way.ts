/** Why an answer cannot be sent through Recruit, or not at all. */
export type NoAnswerReason =
  | 'no_reply_yet'
  | 'by_form'
  | 'not_checked'
  | 'suppressed'
  | 'account_needs_reconnect'
  | 'account_disconnected'
  | 'account_changed'
  | 'cannot_send'
  | 'sent_by_hand'
  | 'paused_by_guardian'
  | 'guardian_reads_first';

/** What the athlete's guardians decided. */
export interface GuardianSay {
  isPaused: boolean;
  /** They read every email before it is sent. */
  readsAll: boolean;
}

/** What the last email of the conversation left by, and what came back. */
export interface AnswerThread {
  gateway: string | null;
  /** The account it was sent from; null when it was sent by hand or the account is unknown. */
  fromAddress: string | null;
  isByHand: boolean;
  hasReply: boolean;
  /** The newest reply came from an unknown address, and the athlete has not checked it. */
  isDoubtful: boolean;
  isSuppressed: boolean;
}

/** The account that is connected now. */
export interface PresentAccount {
  kind: string;
  address: string;
  usable: boolean;
}

export interface AnswerWay {
  /** recruit: sent from the same account. hand: copied or opened in a mail program. none: not possible now. */
  way: 'recruit' | 'hand' | 'none';
  reason: NoAnswerReason | null;
  /** What the athlete reads; null when nothing is in the way. */
  message: string | null;
}

/** `canSend`: whether the platform's own gateway works. */
export function answerWay(thread: AnswerThread, account: PresentAccount, canSend: boolean): AnswerWay {
  if (!thread.hasReply) return none('no_reply_yet', 'You can answer here once the coach has replied.');
  if (thread.isDoubtful) return NOT_CHECKED;
  if (thread.isSuppressed)
    return none('suppressed', 'This address takes no more email: an email came back, or the coach asked for no more.');
  if (thread.isByHand || thread.gateway === null) {
    return hand('sent_by_hand', 'You wrote to this coach outside of Recruit. Answer there, then mark it as sent here.');
  }
  if (thread.gateway !== 'gmail' && thread.gateway !== 'mailbox') {
    return canSend
      ? OPEN
      : hand('cannot_send', 'Recruit cannot send email right now. Answer from your own email, then mark it as sent here.');
  }
  return ofAccount(thread, account);
}

/** For a coach who wrote through the form and never got an email: there is no thread to answer in. */
export function formWay(isDoubtful: boolean): AnswerWay {
  if (isDoubtful) return NOT_CHECKED;
  return none(
    'by_form',
    'This came by the form on your shared profile. Answer from your own email, or write the coach a first email here.',
  );
}

const OPEN: AnswerWay = { way: 'recruit', reason: null, message: null };

const NOT_CHECKED = none('not_checked', 'Reply is off. It opens when you say that you checked who this is.');

function ofAccount({ gateway, fromAddress }: AnswerThread, account: PresentAccount): AnswerWay {
  const wanted = fromAddress ?? 'the account that you wrote from';
  const other = `Recruit does not answer from another address. Connect ${wanted}, or answer from your own email and mark it as sent.`;
  if (account.kind !== 'gmail' && account.kind !== 'mailbox') {
    return hand('account_disconnected', `You wrote from ${wanted}, and it is not connected any more. ${other}`);
  }
  const isSame = account.kind === gateway && (fromAddress === null || account.address.toLowerCase() === fromAddress.toLowerCase());
  if (!isSame) return hand('account_changed', `You wrote from ${wanted}. Now ${account.address} is connected. ${other}`);
  if (!account.usable) return hand('account_needs_reconnect', `Recruit has lost access to ${wanted}. ${other}`);
  return OPEN;
}

/** Restricts the way by the guardians' settings: an email sent by hand cannot be reviewed first. */
export function asGuardiansSay(way: AnswerWay, { isPaused, readsAll }: GuardianSay): AnswerWay {
  if (way.way === 'none') return way;
  if (isPaused) return none('paused_by_guardian', 'Your guardian has paused all sending. Ask them to end the pause.');
  if (way.way === 'recruit' || !readsAll) return way;
  return none(
    'guardian_reads_first',
    `Your guardian reads every answer before it leaves, which works only through Recruit. ${way.message ?? ''}`.trim(),
  );
}

function none(reason: NoAnswerReason, message: string): AnswerWay {
  return { way: 'none', reason, message };
}

function hand(reason: NoAnswerReason, message: string): AnswerWay {
  return { way: 'hand', reason, message };
}
