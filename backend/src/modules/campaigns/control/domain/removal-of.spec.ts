import { CAMPAIGN_STATUSES } from '../../writing/domain/campaign-status.js';
import { removalOf } from './removal-of.js';

describe('deleting a campaign', () => {
  it('M-08 is for drafts, paused, cancelled and kept campaigns', () => {
    const removable = CAMPAIGN_STATUSES.filter((status) => removalOf(status, { open: 0, sent: 0 }) === 'delete');
    expect(removable).toEqual(['draft', 'paused', 'cancelled', 'kept']);
    expect(removalOf('active', { open: 1, sent: 1 })).toBe('not_allowed');
  });

  it('M-08 waits for emails that are leaving or undecided', () => {
    expect(removalOf('paused', { open: 1, sent: 0 })).toBe('still_sending');
    expect(removalOf('paused', { open: 1, sent: 3 })).toBe('still_sending');
  });

  it('M-08 hides what emails left of, and deletes the rest', () => {
    expect(removalOf('cancelled', { open: 0, sent: 1 })).toBe('hide');
    expect(removalOf('cancelled', { open: 0, sent: 0 })).toBe('delete');
  });
});
