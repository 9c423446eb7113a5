import type { HomeDto } from '@/shared/api';
import { countOf } from '@/shared/lib/figures';
import { paths } from '@/shared/routes';
import type { Maker } from './next-action';

/** The emails of a campaign, narrowed to one status. */
function mailsPath(campaignId: string | null, status: string): string {
  if (campaignId === null) return paths.campaigns;
  const query = new URLSearchParams({ campaign: campaignId, status });
  return `${paths.campaigns}?${query.toString()}#emails`;
}

/** A single email opens at its place in the conversation; several open as a list in the campaign. */
function undecidedPath({ count, campaignId, coachId, mailId }: HomeDto['undecided']): string {
  if (count !== 1 || coachId === null || mailId === null) return mailsPath(campaignId, 'unknown');
  return paths.conversationWith(coachId, mailId);
}

export function decide(undecided: HomeDto['undecided']): Maker {
  const { count } = undecided;
  if (count === 0) return false;
  return {
    key: 'decision',
    kind: 'decision',
    title: 'Needs your decision',
    reason: `We lost the connection while sending ${countOf(count, 'email', 'emails')} and can't tell if ${count === 1 ? 'it' : 'they'} arrived.`,
    button: 'Decide',
    to: undecidedPath(undecided),
  };
}

export function kept({ count, campaignId }: HomeDto['kept']): Maker {
  if (count === 0) return false;
  return {
    key: 'kept',
    kind: 'kept',
    title: `${countOf(count, 'email', 'emails')} not delivered`,
    reason: `No coach has received ${count === 1 ? 'it' : 'them'} yet. Review and send, or see what is missing.`,
    button: 'Look at it',
    to: mailsPath(campaignId, 'kept'),
  };
}

export function goOn({ count, mails, campaignId }: HomeDto['paused']): Maker {
  if (count === 0) return false;
  const campaigns = countOf(count, 'campaign is', 'campaigns are');
  return {
    key: 'paused',
    kind: 'paused',
    title: `${campaigns} paused`,
    reason: `${countOf(mails, 'email is', 'emails are')} waiting. Open it to see why and decide what to do.`,
    button: count === 1 ? 'Open campaign' : 'Open campaigns',
    to: campaignPath(count, campaignId),
  };
}

/** The campaign itself when it is the only one. */
function campaignPath(count: number, campaignId: string | null): string {
  if (count !== 1 || campaignId === null) return paths.campaigns;
  return `${paths.campaigns}?${new URLSearchParams({ campaign: campaignId }).toString()}`;
}

export function decideTime({ count, mails, campaignId }: HomeDto['late']): Maker {
  if (count === 0) return false;
  return {
    key: 'late',
    kind: 'decision',
    title: 'Needs your decision',
    reason: `${countOf(mails, 'scheduled email')} should have been sent more than a day ago. Send now, choose a new time, or cancel.`,
    button: 'Decide',
    to: campaignPath(count, campaignId),
  };
}

export function sender(reason: string | null | undefined): Maker {
  if (reason === 'email_not_verified') {
    return {
      key: 'address',
      kind: 'address',
      title: 'Confirm your email address',
      reason: 'Your emails are sent once your address is confirmed. Open the link we sent you, or get a new one.',
      button: 'Get the link',
      to: paths.profile,
    };
  }
  if (reason === 'mailbox_needs_reconnect') {
    return {
      key: 'mailbox',
      kind: 'gmail',
      title: 'Reconnect your mailbox',
      reason: 'It no longer lets Recruit sign in or send. Your waiting emails are sent after you connect again.',
      button: 'Reconnect',
      to: `${paths.profile}#mailbox`,
    };
  }
  if (reason !== 'gmail_needs_reconnect') return false;
  return {
    key: 'gmail',
    kind: 'gmail',
    title: 'Reconnect Gmail',
    reason: 'Google no longer lets Recruit send for you. Your waiting emails are sent after you connect again.',
    button: 'Reconnect',
    to: `${paths.profile}#gmail`,
  };
}
