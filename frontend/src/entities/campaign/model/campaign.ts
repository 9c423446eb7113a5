import type { Campaign as CampaignDto } from '@/shared/api';

/** A campaign with its counts, each a count of emails on the server. */
export type Campaign = CampaignDto;
