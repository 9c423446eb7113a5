import type { User } from '@/entities/athlete';
import type { HomeDto } from '@/shared/api';
import { dayWords } from '@/shared/lib/dates';
import { countOf } from '@/shared/lib/figures';
import { paths } from '@/shared/routes';

export interface NextAction {
  key: string;
  kind:
    | 'decision'
    | 'deadline'
    | 'offer'
    | 'kept'
    | 'paused'
    | 'address'
    | 'gmail'
    | 'reply'
    | 'profile'
    | 'schools'
    | 'coaches'
    | 'links'
    | 'outreach'
    | 'follow-up';
  title: string;
  reason: string;
  button: string;
  to: string;
}

interface Situation {
  user: Pick<User, 'height' | 'weight' | 'gpa' | 'maxPrepsId' | 'hudlProfileUrl'>;
  home: HomeDto;
  /** Why no email can be sent, as the server names it. */
  senderReason?: string | null;
}

const enoughFavorites = 5;
const mostActions = 5;

type Maker = NextAction | false;

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}

/** The emails of a campaign, narrowed to one status. */
function mailsPath(campaignId: string | null, status: string): string {
  if (campaignId === null) return paths.campaigns;
  const query = new URLSearchParams({ campaign: campaignId, status });
  return `${paths.campaigns}?${query.toString()}#emails`;
}

/** A single one where it stands, between what was written before and after it. */
function undecidedPath({ count, campaignId, coachId, mailId }: HomeDto['undecided']): string {
  if (count !== 1 || coachId === null || mailId === null) return mailsPath(campaignId, 'unknown');
  return paths.conversationWith(coachId, mailId);
}

function decide(undecided: HomeDto['undecided']): Maker {
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

function kept({ count, campaignId }: HomeDto['kept']): Maker {
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

function goOn({ count, mails, campaignId }: HomeDto['paused']): Maker {
  if (count === 0) return false;
  const campaigns = countOf(count, 'campaign is', 'campaigns are');
  return {
    key: 'paused',
    kind: 'paused',
    title: `${campaigns} paused`,
    reason: `${countOf(mails, 'email is', 'emails are')} waiting. Open it to see why, and choose how to go on.`,
    button: count === 1 ? 'Open campaign' : 'Open campaigns',
    to: campaignPath(count, campaignId),
  };
}

/** The campaign itself when it is the only one. */
function campaignPath(count: number, campaignId: string | null): string {
  if (count !== 1 || campaignId === null) return paths.campaigns;
  return `${paths.campaigns}?${new URLSearchParams({ campaign: campaignId }).toString()}`;
}

function decideTime({ count, mails, campaignId }: HomeDto['late']): Maker {
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

function sender(reason: string | null | undefined): Maker {
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
      reason: 'It does not let Recruit sign in or send any more. Your waiting emails are sent after you connect again.',
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

/** An offer may end: its day comes before everything else. */
function deadlines(open: HomeDto['deadlines']): NextAction[] {
  return open.map(({ id, schoolName, contactKind, status, deadline }) => ({
    key: `deadline-${id}`,
    kind: 'deadline',
    title: `Answer ${schoolName} by ${dayWords(deadline)}`,
    reason: `You logged ${status === null ? `this ${contactKind}` : `a ${status} ${contactKind}`} with a day to answer. Talk it over with your family first.`,
    button: 'Open school',
    to: schoolPath(schoolName),
  }));
}

/** One row for all: an offer without a day may end on any. */
function undatedOffers(offers: HomeDto['undatedOffers']): Maker {
  const [first] = offers;
  if (first === undefined) return false;
  const isOne = offers.length === 1;
  return {
    key: 'offers',
    kind: 'offer',
    title: isOne ? `Offer from ${first.schoolName}, no day to answer by` : `${offers.length} offers without a day to answer by`,
    reason: `Ask ${listed(offers.map(({ schoolName }) => schoolName))} by which day an answer is needed, and for the terms in writing.`,
    button: isOne ? 'Open school' : `Open ${first.schoolName}`,
    to: schoolPath(first.schoolName),
  };
}

const schoolPath = (name: string): string => `${paths.schools}?q=${encodeURIComponent(name)}`;

function answers(replies: HomeDto['waitingReplies']): NextAction[] {
  return replies.map(({ coachId, coachName, schoolId, schoolName }) => ({
    key: `reply-${schoolId}-${coachName}`,
    kind: 'reply',
    title: `${coachName} (${schoolName}) wrote back`,
    reason: 'You have not written to this coach since. A quick answer shows that you mean it.',
    button: 'Read it',
    to: paths.conversationWith(coachId),
  }));
}

/** Opens a field of the profile, ready to type. */
const profilePath = (part: string): string => `${paths.profile}?fill=${part}`;

function completeProfile(user: Situation['user']): Maker {
  const facts = { height: 'height', weight: 'weight', gpa: 'GPA' } as const;
  const fields = Object.keys(facts) as (keyof typeof facts)[];
  const missing = fields.filter((field) => user[field] === null || user[field] === '');
  const [first] = missing;
  if (first === undefined) return false;
  return {
    key: 'profile',
    kind: 'profile',
    title: 'Complete Your Profile',
    reason: `Coaches look for your ${listed(missing.map((field) => facts[field]))} first.`,
    button: missing.length === 1 ? 'Add it' : 'Add them',
    to: profilePath(first),
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

function withoutCoachWords(without: number, favorites: number): string {
  if (favorites === 1) return 'Your favorite has no coach yet';
  if (without === favorites) return `None of your ${favorites} favorites has a coach yet`;
  return `${without} of your ${favorites} favorites ${without === 1 ? 'has' : 'have'} no coach yet`;
}

function findCoaches(without: number, favorites: number): Maker {
  if (without === 0) return false;
  return {
    key: 'coaches',
    kind: 'coaches',
    title: withoutCoachWords(without, favorites),
    reason: 'Copy the school’s staff page and paste it: its coaches are added in a minute.',
    button: 'Add coaches',
    to: `${paths.schools}?favorites=1&coaches=none`,
  };
}

const connectProfiles: NextAction = {
  key: 'links',
  kind: 'links',
  title: 'Connect External Profiles',
  reason: 'A Hudl or MaxPreps link shows a coach your film and your numbers.',
  button: 'Add a link',
  to: profilePath('links'),
};

const startOutreach: NextAction = {
  key: 'outreach',
  kind: 'outreach',
  title: 'Start Email Outreach',
  reason: 'You have not written to a coach yet.',
  button: 'Write a campaign',
  to: `${paths.campaigns}?new=1`,
};

function followUp({ silentCoaches, silentCoachIds: ids }: HomeDto): Maker {
  if (silentCoaches === 0) return false;
  const some = ids.length < silentCoaches ? ` Start with the ${ids.length} who have waited longest.` : '';
  return {
    key: 'follow-up',
    kind: 'follow-up',
    title: `Follow up with ${countOf(silentCoaches, 'coach', 'coaches')}`,
    reason: `No reply for a week or more. New film or a good game is a reason to write again.${some}`,
    button: 'Write again',
    to: `${paths.campaigns}?new=1&coaches=${ids.join(',')}`,
  };
}

/**
 * What an athlete should do today, most useful first; at most five. The four basics of a new athlete are always among
 * them: replies to answer and favorites without coaches take the places that are left.
 */
export function nextActions({ user, home, senderReason }: Situation): NextAction[] {
  const isDue = (action: Maker): action is NextAction => action !== false;
  const { favorites, sent } = home.figures;
  const urgent = [decide(home.undecided), decideTime(home.late), kept(home.kept), goOn(home.paused), sender(senderReason)].filter(isDue);
  const beforeCoaches = [completeProfile(user), buildList(favorites)].filter(isDue);
  const afterCoaches = [!user.maxPrepsId && !user.hudlProfileUrl && connectProfiles, sent === 0 && startOutreach].filter(isDue);
  const dated = deadlines(home.deadlines);
  const offers = [undatedOffers(home.undatedOffers)].filter(isDue);
  const room = Math.max(0, mostActions - dated.length - offers.length - urgent.length - beforeCoaches.length - afterCoaches.length);
  const coaches = [findCoaches(home.favoritesWithoutCoaches, favorites)].filter(isDue).slice(0, room);
  const replies = answers(home.waitingReplies).slice(0, room - coaches.length);
  return [...dated, ...urgent, ...replies, ...offers, ...beforeCoaches, ...coaches, ...afterCoaches, followUp(home)]
    .filter(isDue)
    .slice(0, mostActions);
}
