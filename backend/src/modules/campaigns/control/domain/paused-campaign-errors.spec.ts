import { testStableErrors } from '../../../../shared-kernel/testing/stable-errors.js';
import { SenderChanged, CampaignStillSending, CampaignCannotBeDeleted, CampaignNotUnderWay } from './paused-campaign-errors.js';

describe('errors: paused campaign', () => {
  testStableErrors([
    [() => new SenderChanged('Film', 'Film'), { kind: 'conflict', code: 'sender_changed' }],
    [() => new CampaignStillSending(), { kind: 'conflict', code: 'campaign_still_sending' }],
    [() => new CampaignCannotBeDeleted(), { kind: 'conflict', code: 'campaign_not_draft' }],
    [() => new CampaignNotUnderWay(), { kind: 'conflict', code: 'campaign_not_under_way' }],
  ]);
});
