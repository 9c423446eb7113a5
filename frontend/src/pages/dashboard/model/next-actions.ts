import type { User } from '@/entities/athlete';
import { paths } from '@/shared/routes';
import type { HomeDto } from '../api/home.gen';

export interface NextAction {
  key: string;
  kind: 'decision' | 'kept' | 'address' | 'gmail' | 'reply' | 'profile' | 'schools' | 'links' | 'outreach' | 'follow-up';
  title: string;
  reason: string;
  button: string;
  to: string;
}

interface Situation {
  user: Pick<User, 'height' | 'weight' | 'gpa' | 'maxPrepsId' | 'hudlProfileUrl'>;
  home: HomeDto;
  /** Why mail cannot leave, as the server names it. */
  senderReason?: string | null;
}

const enoughFavorites = 5;
const mostActions = 5;

type Maker = NextAction | false;

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}

function campaignPath(campaignId: string | null): string {
  return campaignId === null ? paths.campaigns : `${paths.campaigns}?campaign=${campaignId}`;
}

function decide({ count, campaignId }: HomeDto['undecided']): Maker {
  if (count === 0) return false;
  return {
    key: 'decision',
    kind: 'decision',
    title: 'Needs your decision',
    reason: `The connection broke while ${count === 1 ? '1 mail' : `${count} mails`} left. Say whether to count it as arrived or send it again.`,
    button: 'Decide',
    to: campaignPath(campaignId),
  };
}

function kept({ count, campaignId }: HomeDto['kept']): Maker {
  if (count === 0) return false;
  const emails = count === 1 ? '1 email' : `${count} emails`;
  return {
    key: 'kept',
    kind: 'kept',
    title: `${emails} not delivered`,
    reason: `No coach has received ${count === 1 ? 'it' : 'them'} yet. Review and send, or see what is missing.`,
    button: 'Look at it',
    to: campaignPath(campaignId),
  };
}

function sender(reason: string | null | undefined): Maker {
  if (reason === 'email_not_verified') {
    return {
      key: 'address',
      kind: 'address',
      title: 'Confirm your email address',
      reason: 'Your mail leaves only once your address is confirmed. The link is in your inbox.',
      button: 'Go to profile',
      to: paths.profile,
    };
  }
  if (reason !== 'gmail_needs_reconnect') return false;
  return {
    key: 'gmail',
    kind: 'gmail',
    title: 'Reconnect Gmail',
    reason: 'Google no longer lets Recruit send for you. What was leaving waits until you connect again.',
    button: 'Reconnect',
    to: paths.profile,
  };
}

function answers(replies: HomeDto['waitingReplies']): NextAction[] {
  return replies.map(({ campaignId, coachName, schoolName }) => ({
    key: `reply-${campaignId}-${coachName}`,
    kind: 'reply',
    title: `${coachName} (${schoolName}) wrote back`,
    reason: 'You have not written to this coach since. A quick answer shows that you mean it.',
    button: 'Read it',
    to: campaignPath(campaignId),
  }));
}

function completeProfile(user: Situation['user']): Maker {
  const facts: [string, unknown][] = [['height', user.height], ['weight', user.weight], ['GPA', user.gpa]];
  const missing = facts.filter(([, value]) => value === null || value === '').map(([name]) => name);
  if (missing.length === 0) return false;
  return {
    key: 'profile',
    kind: 'profile',
    title: 'Complete Your Profile',
    reason: `Coaches look for your ${listed(missing)} first.`,
    button: 'Add it',
    to: paths.profile,
  };
}

function buildList(favorites: number): Maker {
  if (favorites >= enoughFavorites) return false;
  const have = favorites === 0 ? 'You have none yet' : `You have ${favorites} of ${enoughFavorites}`;
  return {
    key: 'schools',
    kind: 'schools',
    title: 'Build Favorite School List',
    reason: `${have}: campaigns go to the coaches of your favorites.`,
    button: 'Find schools',
    to: paths.schools,
  };
}

const connectProfiles: NextAction = {
  key: 'links',
  kind: 'links',
  title: 'Connect External Profiles',
  reason: 'A Hudl or MaxPreps link shows a coach your film and your numbers.',
  button: 'Add a link',
  to: paths.profile,
};

const startOutreach: NextAction = {
  key: 'outreach',
  kind: 'outreach',
  title: 'Start Email Outreach',
  reason: 'You have not written to a coach yet.',
  button: 'Write a campaign',
  to: paths.campaigns,
};

function followUp(silentCoaches: number): Maker {
  if (silentCoaches === 0) return false;
  const coaches = silentCoaches === 1 ? '1 coach' : `${silentCoaches} coaches`;
  return {
    key: 'follow-up',
    kind: 'follow-up',
    title: `Follow up with ${coaches}`,
    reason: 'No answer for a week or more. New film or a good game is a reason to write again.',
    button: 'Write again',
    to: paths.campaigns,
  };
}

/**
 * What an athlete should do today, most useful first; at most five. The four basics always find a place: answers to
 * coaches stand before them, but only as many as leave room.
 */
export function nextActions({ user, home, senderReason }: Situation): NextAction[] {
  const isDue = (action: Maker): action is NextAction => action !== false;
  const urgent = [decide(home.undecided), kept(home.kept), sender(senderReason)].filter(isDue);
  const basics = [
    completeProfile(user),
    buildList(home.figures.favorites),
    !user.maxPrepsId && !user.hudlProfileUrl && connectProfiles,
    home.figures.sent === 0 && startOutreach,
  ].filter(isDue);
  const room = Math.max(0, mostActions - urgent.length - basics.length);
  const replies = answers(home.waitingReplies).slice(0, room);
  return [...urgent, ...replies, ...basics, followUp(home.silentCoaches)].filter(isDue).slice(0, mostActions);
}
