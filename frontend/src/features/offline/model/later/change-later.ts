import type { Answer, StoreCall } from '@/shared/api';
import { deviceOwner } from '@/shared/lib/device-store';
import { createDraftLater, saveDraftLater } from './draft-later';
import { favoriteLater } from './favorite-later';
import type { LostCall } from './keep-change';
import { trackLater } from './track-later';

const later = new Map<string, (lost: LostCall) => Promise<Answer | null>>([
  ['changeTargetSchool', trackLater],
  ['addFavorite', favoriteLater],
  ['removeFavorite', favoriteLater],
  ['createCampaign', createDraftLater],
  ['updateCampaign', saveDraftLater],
]);

/** Changes that an athlete can make offline: stored on this device, with the answer that the server would give. */
export async function changeLater(call: StoreCall, mayBeStored: boolean): Promise<Answer | null> {
  const keep = later.get(call.endpoint);
  const owner = keep === undefined ? null : await deviceOwner.get();
  if (keep === undefined || owner === null || owner.isLocked) return null;
  return keep({ call, userId: owner.userId, mayBeStored });
}
