import type { ShareDto } from '@/shared/api';
import { isChanged, shareDraft, shareRequest, withTick } from './share-draft';

const share: Pick<ShareDto, 'open' | 'fields'> = {
  open: true,
  fields: [
    { key: 'name', label: 'Name', group: 'about', ticked: true, filled: true },
    { key: 'email', label: 'Email', group: 'contact', ticked: false, filled: true },
  ],
};

describe('what the athlete chose to show', () => {
  it('P-12 begins as it is stored, with the end of the link left alone', () => {
    const draft = shareDraft(share);
    expect([[...draft.ticked], draft.expiry, isChanged(draft, share)]).toEqual([['name'], 'keep', false]);
    expect(shareRequest(draft)).toEqual({ fields: ['name'] });
  });

  it('P-12 lasts 90 days unless said otherwise when the link is not open', () => {
    expect(shareRequest(shareDraft({ ...share, open: false }))).toEqual({ fields: ['name'], expiresInDays: 90 });
  });

  it('P-12 is changed by a tick, and not by a tick taken back', () => {
    const ticked = withTick(shareDraft(share), 'email', true);
    expect(isChanged(ticked, share)).toBe(true);
    expect(shareRequest(ticked)).toEqual({ fields: ['name', 'email'] });
    expect(isChanged(withTick(ticked, 'email', false), share)).toBe(false);
  });

  it.each([
    ['never', null],
    ['7', 7],
  ])('P-12 sends the end %s as %j', (expiry, expiresInDays) => {
    expect(shareRequest({ ...shareDraft(share), expiry })).toEqual({ fields: ['name'], expiresInDays });
  });
});
