import type { User } from '@/entities/athlete';
import { paths } from '@/shared/routes';

export interface NextAction {
  kind: 'profile' | 'schools' | 'links' | 'outreach';
  title: string;
  reason: string;
  button: string;
  to: string;
}

interface Situation {
  user: Pick<User, 'height' | 'weight' | 'gpa' | 'maxPrepsId' | 'hudlProfileUrl'>;
  favorites: number;
  sent: number;
}

const enoughFavorites = 5;

function missingFacts(user: Situation['user']): string[] {
  const facts: [string, unknown][] = [['height', user.height], ['weight', user.weight], ['GPA', user.gpa]];
  return facts.filter(([, value]) => value === null || value === '').map(([name]) => name);
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}

function completeProfile(missing: readonly string[]): NextAction {
  return {
    kind: 'profile',
    title: 'Complete Your Profile',
    reason: `Coaches look for your ${listed(missing)} first.`,
    button: 'Add it',
    to: paths.profile,
  };
}

function buildList(favorites: number): NextAction {
  const have = favorites === 0 ? 'You have none yet' : `You have ${favorites} of ${enoughFavorites}`;
  return {
    kind: 'schools',
    title: 'Build Favorite School List',
    reason: `${have}: campaigns go to the coaches of your favorites.`,
    button: 'Find schools',
    to: paths.schools,
  };
}

const connectProfiles: NextAction = {
  kind: 'links',
  title: 'Connect External Profiles',
  reason: 'A Hudl or MaxPreps link shows a coach your film and your numbers.',
  button: 'Add a link',
  to: paths.profile,
};

const startOutreach: NextAction = {
  kind: 'outreach',
  title: 'Start Email Outreach',
  reason: 'You have not written to a coach yet.',
  button: 'Write a campaign',
  to: paths.campaigns,
};

/** What an athlete should do today, most useful first. */
export function nextActions({ user, favorites, sent }: Situation): NextAction[] {
  const missing = missingFacts(user);
  const actions: NextAction[] = [];
  if (missing.length > 0) actions.push(completeProfile(missing));
  if (favorites < enoughFavorites) actions.push(buildList(favorites));
  if (!user.maxPrepsId && !user.hudlProfileUrl) actions.push(connectProfiles);
  if (sent === 0) actions.push(startOutreach);
  return actions;
}
