import { offerRemarks } from './logged-offers.js';

describe('what the log says before an introduction', () => {
  it.each([
    ['open', /^You logged an offer of this school\. It knows you: answer its offer/],
    ['verbal', /answer its offer/],
    ['written', /answer its offer/],
    ['signed', /^You signed with this school\./],
    ['withdrawn', /withdrew its offer\. Ask why/],
    ['declined', /declined the offer of this school/],
  ])('C-15 an offer that is %s is remarked', (status, words) => {
    expect(offerRemarks({ status, signedWith: null })).toEqual([expect.stringMatching(words)]);
  });

  it('C-15 a signature elsewhere comes first, and no offer needs no remark', () => {
    expect(offerRemarks({ status: null, signedWith: null })).toEqual([]);
    expect(offerRemarks({ status: 'withdrawn', signedWith: 'Troy' })).toEqual([
      'You signed with Troy. Tell this coach so, with thanks, instead of introducing yourself.',
      expect.stringContaining('withdrew'),
    ]);
  });
});
