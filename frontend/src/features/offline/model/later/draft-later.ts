import type { Answer, Campaign } from '@/shared/api';
import { type ChangedFields, deviceChanges, deviceOwner } from '@/shared/lib/device-store';
import { changeKey, type NewChange } from '../changes/add-change';
import { newCampaign } from '../new-campaign';
import { keepChange, keptList, type LostCall } from './keep-change';

type NewDraft = Pick<NewChange, 'userId' | 'target' | 'fields' | 'mayBeStored'>;

/** A draft that was made here: further changes join it. */
async function keepNewDraft({ userId, target, fields, mayBeStored }: NewDraft): Promise<Answer | null> {
  const key = changeKey('newDraft', target);
  const label = String(fields['name'] ?? 'New draft');
  const changed = await keepChange({ key, userId, kind: 'newDraft', target, label, fields, before: {}, mayBeStored });
  return changed && { data: newCampaign(target, changed, (await deviceOwner.get())?.answeredAt ?? null) };
}

/** A new draft with the id that the editor chose, so that the server stores it only once when it is sent again. */
export async function createDraftLater({ call, userId, mayBeStored }: LostCall): Promise<Answer | null> {
  const { id, status: _status, ...fields } = call.request.body as { id?: string } & ChangedFields;
  return id === undefined ? null : keepNewDraft({ userId, target: id, fields, mayBeStored });
}

/** What was changed in a draft. */
export async function saveDraftLater({ call, userId, mayBeStored }: LostCall): Promise<Answer | null> {
  const { id, revision, ...fields } = call.request.body as { id: string; revision?: number } & ChangedFields;
  const newKey = changeKey('newDraft', id);
  if ((await deviceChanges.list()).some(({ key }) => key === newKey)) return keepNewDraft({ userId, target: id, fields, mayBeStored });
  const stored = (await keptList<Campaign>('getCampaigns')).find((campaign) => campaign.id === id);
  if (stored === undefined) return null;
  const { name, subject, template, trackOpens } = stored;
  // A text that was written from another revision than the kept one was never seen here beside it.
  const before: ChangedFields = revision === undefined || revision === stored.revision ? { name, subject, template, trackOpens } : {};
  const made: NewChange = {
    ...{ key: changeKey('draft', id), userId, kind: 'draft', target: id, label: String(fields['name'] ?? name), mayBeStored },
    ...{ fields, before: { ...before, revision: revision ?? stored.revision } },
  };
  const changed = await keepChange(made);
  return changed && { data: { ...stored, ...changed } };
}
