import type { User } from '@/entities/athlete';
import type { HomeDto } from '@/shared/api';
import { countOf } from '@/shared/lib/figures';
import { paths } from '@/shared/routes';
import { answers, deadlines, undatedOffers } from './event-actions';
import { listed, type Maker, type NextAction } from './next-action';
import { decide, decideTime, goOn, kept, sender } from './sending-actions';

interface Situation {
  user: Pick<User, 'height' | 'weight' | 'gpa' | 'maxPrepsId' | 'hudlProfileUrl'>;
  home: HomeDto;
  /** Why no email can be sent, as the server names it. */
  senderReason?: string | null;
}

const enoughFavorites = 5;
const mostActions = 5;

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
