import type { Campaign as CampaignDto } from '@/shared/api';

/** A campaign with its counts, each a count of mails on the server. */
export type Campaign = CampaignDto;
