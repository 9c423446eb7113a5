import { type School, type Target, targetOf } from '@/entities/school';
import type { Answer, Campaign, StoreCall } from '@/shared/api';
import { type ChangedFields, deviceAnswers, deviceChanges, deviceOwner, type WaitingChange } from '@/shared/lib/device-store';
import { addChange, changeKey, type NewChange } from './changes/add-change';
import { waitingList } from './waiting-list';

/** Names of answers in the store, as it makes them for endpoints without an argument. */
const keyOf = (endpoint: string) => `${endpoint}(undefined)`;

async function kept<T>(endpoint: string): Promise<readonly T[]> {
  return ((await deviceAnswers.get(keyOf(endpoint)))?.data as T[] | undefined) ?? [];
}

const lastPart = (url: string) => url.slice(url.lastIndexOf('/') + 1);

/** Keeps a change for later; null where this device can not. */
async function keepChange(made: NewChange): Promise<WaitingChange['fields'] | null> {
  let fields: ChangedFields = made.fields;
  const isKept = await deviceChanges.change(made.userId, made.key, (known, order) => {
    const change = addChange(known, order, made);
    fields = { ...known?.before, ...change?.fields, ...made.fields };
    return change;
  });
  if (!isKept) return null;
  await waitingList.refresh();
  const { revision: _revision, ...shown } = fields;
  return shown;
}

async function trackLater(call: StoreCall, userId: string): Promise<Answer | null> {
  const target = lastPart(call.request.url);
  const { notesBefore, nextStepBefore, ...fields } = call.request.body as Record<string, string | boolean>;
  const isThis = (id: number) => String(id) === target;
  const school = (await kept<School>('listSchools')).find(({ id }) => isThis(id));
  const stored = (await kept<Target>('listTargetSchools')).find(({ schoolId }) => isThis(schoolId)) ?? (school && targetOf(school));
  if (stored === undefined) return null;
  const { school: shown, schoolId, updatedAt, ...values } = stored;
  const texts = {
    ...(notesBefore === undefined ? {} : { notes: notesBefore }),
    ...(nextStepBefore === undefined ? {} : { nextStep: nextStepBefore }),
  };
  const made: NewChange = {
    ...{ key: changeKey('tracking', target), userId, kind: 'tracking', target, label: shown.name },
    ...{ fields, before: { ...values, ...texts } },
  };
  const changed = await keepChange(made);
  return changed && { data: { ...values, ...changed, school: shown, schoolId, updatedAt } };
}

async function saveDraftLater(call: StoreCall, userId: string): Promise<Answer | null> {
  const { id, revision, ...fields } = call.request.body as { id: string; revision?: number } & ChangedFields;
  const stored = (await kept<Campaign>('getCampaigns')).find((campaign) => campaign.id === id);
  if (stored === undefined) return null;
  const { name, subject, template, trackOpens } = stored;
  // A text that was written from another revision than the kept one was never seen here beside it.
  const before: ChangedFields = revision === undefined || revision === stored.revision ? { name, subject, template, trackOpens } : {};
  const made: NewChange = {
    ...{ key: changeKey('draft', id), userId, kind: 'draft', target: id, label: String(fields['name'] ?? name) },
    ...{ fields, before: { ...before, revision: revision ?? stored.revision } },
  };
  const changed = await keepChange(made);
  return changed && { data: { ...stored, ...changed } };
}

/** What an athlete can change without a connection: it is kept on this device, and answered as the server would. */
export async function changeLater(call: StoreCall): Promise<Answer | null> {
  const owner = await deviceOwner.get();
  if (owner === null || owner.isLocked) return null;
  if (call.endpoint === 'changeTargetSchool') return trackLater(call, owner.userId);
  if (call.endpoint === 'updateCampaign') return saveDraftLater(call, owner.userId);
  return null;
}
