import type { User } from '@/entities/athlete';
import { paths } from '@/shared/routes';

export interface NextAction {
  kind: 'decision' | 'address' | 'profile' | 'schools' | 'links' | 'outreach';
  title: string;
  reason: string;
  button: string;
  to: string;
}

interface Situation {
  user: Pick<User, 'height' | 'weight' | 'gpa' | 'maxPrepsId' | 'hudlProfileUrl'>;
  favorites: number;
  sent: number;
  /** Mails of which nobody knows whether they arrived. */
  undecided?: number;
  /** Mail leaves only once the address is confirmed. */
  mustConfirmAddress?: boolean;
}

const enoughFavorites = 5;
const mostActions = 5;

function missingFacts(user: Situation['user']): string[] {
  const facts: [string, unknown][] = [['height', user.height], ['weight', user.weight], ['GPA', user.gpa]];
  return facts.filter(([, value]) => value === null || value === '').map(([name]) => name);
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}

function decide(undecided: number): NextAction {
  const mails = undecided === 1 ? '1 mail' : `${undecided} mails`;
  return {
    kind: 'decision',
    title: 'Needs your decision',
    reason: `The connection broke while ${mails} left. Say whether to count it as arrived or send it again.`,
    button: 'Decide',
    to: paths.campaigns,
  };
}

const confirmAddress: NextAction = {
  kind: 'address',
  title: 'Confirm your email address',
  reason: 'Your mail leaves only once your address is confirmed. The link is in your inbox.',
  button: 'Go to profile',
  to: paths.profile,
};

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

/** What an athlete should do today, most useful first; at most five. */
export function nextActions(situation: Situation): NextAction[] {
  const { user, favorites, sent, undecided = 0, mustConfirmAddress = false } = situation;
  const missing = missingFacts(user);
  const candidates: [boolean, () => NextAction][] = [
    [undecided > 0, () => decide(undecided)],
    [mustConfirmAddress, () => confirmAddress],
    [missing.length > 0, () => completeProfile(missing)],
    [favorites < enoughFavorites, () => buildList(favorites)],
    [!user.maxPrepsId && !user.hudlProfileUrl, () => connectProfiles],
    [sent === 0, () => startOutreach],
  ];
  return candidates
    .filter(([due]) => due)
    .slice(0, mostActions)
    .map(([, action]) => action());
}
