import { DeliveryJobs } from '../application/ports/delivery-jobs.js';

/** Notes which campaign is to be woken, and when. */
export class NotedDeliveryJobs extends DeliveryJobs {
  readonly woken: { campaignId: string; startAfter?: Date }[] = [];

  async deliver(campaignId: string, startAfter?: Date): Promise<void> {
    this.woken.push({ campaignId, startAfter });
  }
}
