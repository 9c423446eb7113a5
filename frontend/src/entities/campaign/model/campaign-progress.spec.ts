import { campaignProgress } from './campaign-progress';

describe('the progress of a campaign', () => {
  it('C-13 is what is settled of all emails; waiting, leaving and unknown ones are not settled', () => {
    const counts = { totalCount: 10, queuedCount: 3, sendingCount: 1, unknownCount: 2, approvalCount: 1 };
    expect(campaignProgress(counts)).toEqual({ total: 10, settled: 3, moving: 4, undecided: 2, held: 1 });
  });
});
