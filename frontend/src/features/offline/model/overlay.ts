import { type Favorite, type School, type Target, targetOf } from '@/entities/school';
import type { Campaign } from '@/shared/api';
import type { WaitingChange } from '@/shared/lib/device-store';
import { favoriteOf } from './favorite-of';
import { newCampaign } from './new-campaign';

const of = (changes: readonly WaitingChange[], kind: WaitingChange['kind']) =>
  new Map(changes.filter((change) => change.kind === kind).map(({ target, fields }) => [target, fields]));

function schoolsWith(schools: readonly School[], changes: readonly WaitingChange[]): School[] {
  const waiting = of(changes, 'tracking');
  return schools.map((school) => {
    const { notes: _notes, nextStep: _nextStep, ...row } = waiting.get(String(school.id)) ?? {};
    return { ...school, ...row };
  });
}

/** The tracked schools; `schools` is the directory, for schools that were not tracked before. */
function targetsWith(targets: readonly Target[], changes: readonly WaitingChange[], schools: readonly School[]): Target[] {
  const waiting = of(changes, 'tracking');
  const known = new Set(targets.map(({ schoolId }) => String(schoolId)));
  const others = schools.filter(({ id }) => waiting.has(String(id)) && !known.has(String(id))).map(targetOf);
  return [...targets, ...others].map((target) => ({ ...target, ...waiting.get(String(target.schoolId)) }));
}

function campaignsWith(campaigns: readonly Campaign[], changes: readonly WaitingChange[], at: string | null): Campaign[] {
  const [changed, made] = [of(changes, 'draft'), of(changes, 'newDraft')];
  const known = new Set(campaigns.map(({ id }) => id));
  const others = [...made].filter(([id]) => !known.has(id)).map(([id, fields]) => newCampaign(id, fields, at));
  return [...others.reverse(), ...campaigns.map((campaign) => ({ ...campaign, ...changed.get(campaign.id), ...made.get(campaign.id) }))];
}

function favoritesWith(favorites: readonly Favorite[], changes: readonly WaitingChange[], schools: readonly School[]): Favorite[] {
  const waiting = of(changes, 'favorite');
  const isMarked = (id: number) => waiting.get(String(id))?.['favorite'];
  const known = new Set(favorites.map(({ schoolId }) => schoolId));
  const others = schools.filter(({ id }) => isMarked(id) === true && !known.has(id)).map(favoriteOf);
  return [...others, ...favorites.filter(({ schoolId }) => isMarked(schoolId) !== false)];
}

interface Beside {
  /** The directory, for schools that were not tracked before. */
  schools: readonly School[];
  /** When the server gave the answer. */
  at: string | null;
}

/** A stored answer with the waiting changes applied. */
export function overlay(endpoint: string, data: unknown, changes: readonly WaitingChange[], { schools, at }: Beside): unknown {
  if (changes.length === 0) return data;
  if (endpoint === 'listSchools') return schoolsWith(data as School[], changes);
  if (endpoint === 'listTargetSchools') return targetsWith(data as Target[], changes, schools);
  if (endpoint === 'listFavorites') return favoritesWith(data as Favorite[], changes, schools);
  if (endpoint === 'getCampaigns') return campaignsWith(data as Campaign[], changes, at);
  return data;
}
