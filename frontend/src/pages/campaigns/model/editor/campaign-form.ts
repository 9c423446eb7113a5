import type { FieldPath } from 'react-hook-form';

/** The three things a campaign is written with; all are required. */
export interface CampaignForm {
  name: string;
  subject: string;
  template: string;
}

export const campaignFields: readonly FieldPath<CampaignForm>[] = ['name', 'subject', 'template'];
