import { type School, type Target, targetOf } from '@/entities/school';
import type { Campaign } from '@/shared/api';
import type { WaitingChange } from '@/shared/lib/device-store';

const of = (changes: readonly WaitingChange[], kind: WaitingChange['kind']) =>
  new Map(changes.filter((change) => change.kind === kind).map(({ target, fields }) => [target, fields]));

function schoolsWith(schools: readonly School[], changes: readonly WaitingChange[]): School[] {
  const waiting = of(changes, 'tracking');
  return schools.map((school) => {
    const { notes: _notes, nextStep: _nextStep, ...row } = waiting.get(String(school.id)) ?? {};
    return { ...school, ...row };
  });
}

/** What is kept about schools; `schools` is the directory for those about which nothing was kept before. */
function targetsWith(targets: readonly Target[], changes: readonly WaitingChange[], schools: readonly School[]): Target[] {
  const waiting = of(changes, 'tracking');
  const known = new Set(targets.map(({ schoolId }) => String(schoolId)));
  const others = schools.filter(({ id }) => waiting.has(String(id)) && !known.has(String(id))).map(targetOf);
  return [...targets, ...others].map((target) => ({ ...target, ...waiting.get(String(target.schoolId)) }));
}

function campaignsWith(campaigns: readonly Campaign[], changes: readonly WaitingChange[]): Campaign[] {
  const waiting = of(changes, 'draft');
  return campaigns.map((campaign) => ({ ...campaign, ...waiting.get(campaign.id) }));
}

/** A kept answer with the changes that wait; `schools`: the directory, for what was never tracked before. */
export function overlay(endpoint: string, data: unknown, changes: readonly WaitingChange[], schools: readonly School[]): unknown {
  if (changes.length === 0) return data;
  if (endpoint === 'listSchools') return schoolsWith(data as School[], changes);
  if (endpoint === 'listTargetSchools') return targetsWith(data as Target[], changes, schools);
  if (endpoint === 'getCampaigns') return campaignsWith(data as Campaign[], changes);
  return data;
}
