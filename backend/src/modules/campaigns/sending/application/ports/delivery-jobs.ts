/** Wakes the sender of a campaign, in this process or another. Safe to call too often. */
export abstract class DeliveryJobs {
  abstract deliver(campaignId: string, startAfter?: Date): Promise<void>;
}
