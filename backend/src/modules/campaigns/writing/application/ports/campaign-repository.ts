import type { CampaignStatus } from '../../domain/campaign-status.js';

export interface CampaignText {
  name: string;
  subject: string;
  template: string;
  /** Whether opens are counted; left out = as it is. */
  trackOpens?: boolean;
}

export interface CampaignRecord extends CampaignText {
  id: string;
  userId: string;
  status: CampaignStatus;
  /** The campaign of which those who did not answer are written to again. */
  originCampaignId?: string;
}

/** A stored campaign. `revision` counts the changes of its name, subject and template. */
export interface StoredCampaign extends CampaignRecord {
  trackOpens: boolean;
  revision: number;
}

export interface DraftChange {
  text: CampaignText;
  /** The revision the new text was written from; undefined: the stored text is replaced in any case. */
  revision?: number;
  now: Date;
}

/** Drafts of one athlete; another athlete's campaign is treated as not existing. */
export abstract class CampaignRepository {
  /** What is stored under this id already stays as it is. */
  abstract add(campaign: CampaignRecord, now: Date): Promise<void>;
  abstract byId(userId: string, id: string): Promise<StoredCampaign | null>;
  /**
   * Changes the text of a draft. Returns false when nothing was changed: it is no draft (any more), or `revision` is
   * given, another one is stored, and so is another text.
   */
  abstract changeDraft(userId: string, id: string, change: DraftChange): Promise<boolean>;
}
