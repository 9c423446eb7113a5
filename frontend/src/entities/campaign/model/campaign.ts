import type { Campaign as CampaignDto } from '../api/campaign.gen';

/** A campaign with its counts, each a count of mails on the server. */
export type Campaign = CampaignDto;
