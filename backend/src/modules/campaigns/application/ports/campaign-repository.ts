import type { CampaignStatus } from '../../domain/campaign-status.js';

export interface CampaignText {
  name: string;
  subject: string;
  template: string;
  /** Whether opens are counted; left out = as it is, in a new campaign on. */
  trackOpens?: boolean;
}

export interface CampaignRecord extends CampaignText {
  id: string;
  userId: string;
  status: CampaignStatus;
}

/** A stored campaign. `revision` counts the changes of its text. */
export interface StoredCampaign extends CampaignRecord {
  trackOpens: boolean;
  revision: number;
}

/** Drafts of one athlete; somebody else's campaign is as if it did not exist. */
export abstract class CampaignRepository {
  abstract add(campaign: CampaignRecord, now: Date): Promise<void>;
  abstract byId(userId: string, id: string): Promise<StoredCampaign | null>;
  /** Changes the text of a draft. Answers false when it is no draft (any more). */
  abstract changeDraft(userId: string, id: string, text: CampaignText, now: Date): Promise<boolean>;
  /** Answers false when it is no draft (any more). */
  abstract removeDraft(userId: string, id: string): Promise<boolean>;
}
