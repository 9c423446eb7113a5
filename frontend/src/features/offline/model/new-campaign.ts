import type { Campaign } from '@/shared/api';
import type { ChangedFields } from '@/shared/lib/device-store';

const none = {
  ...{ totalCount: 0, sentCount: 0, sentByHandCount: 0, openCount: 0, replyCount: 0, queuedCount: 0, sendingCount: 0 },
  ...{ failedCount: 0, skippedCount: 0, unknownCount: 0, cancelledCount: 0, approvalCount: 0, keptCount: 0 },
};

/** A draft that only this device has. `at`: when the server last answered: its clock counts, and not the one of the device. */
export function newCampaign(id: string, fields: ChangedFields, at: string | null): Campaign {
  const { name, subject, template, trackOpens = true } = fields as Pick<Campaign, 'name' | 'subject' | 'template'> & ChangedFields;
  return {
    ...{ id, name, subject, template, trackOpens: trackOpens === true, status: 'draft', revision: 1 },
    ...{ createdAt: at ?? new Date().toISOString(), leavesAt: null, pausedReason: null, sender: null, schedule: null },
    ...{ ...none, rates: { counted: 0, seen: 0, opened: 0, replied: 0 }, isKeeping: false, waitForLimit: [] },
  };
}
