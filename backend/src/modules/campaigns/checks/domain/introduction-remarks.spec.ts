import { introductionRemarks } from './introduction-remarks.js';
import { NO_RECORD } from './school-remarks.js';

const remarks = (record: Partial<typeof NO_RECORD>) => introductionRemarks({ ...NO_RECORD, ...record });

describe('what the log says before an introduction', () => {
  it.each([
    ['open', /^You logged an offer of this school\. It knows you: answer its offer/],
    ['verbal', /answer its offer/],
    ['written', /answer its offer/],
    ['signed', /^You signed with this school\./],
    ['withdrawn', /withdrew its offer\. Ask why/],
    ['declined', /declined the offer of this school/],
  ])('C-15 an offer that is %s is remarked', (offerStatus, words) => {
    expect(remarks({ offerStatus })).toEqual([expect.stringMatching(words)]);
  });

  it('C-15 a signature elsewhere comes first, and an empty record needs no remark', () => {
    expect(remarks({})).toEqual([]);
    expect(remarks({ offerStatus: 'withdrawn', signedWith: 'Troy' })).toEqual([
      'You signed with Troy. Tell this coach so, with thanks, instead of introducing yourself.',
      expect.stringContaining('withdrew'),
    ]);
  });

  it('C-15 Y-05 who waits for an answer is answered first, before a camp is spoken of', () => {
    expect(remarks({ waitingCoach: 'Pat Reed', met: { kind: 'camp', isToCome: false } })).toEqual([
      'Pat Reed of this school waits for your answer. Answer first: a new introduction looks as if you had not read it.',
    ]);
  });

  it.each([
    ['call', false, 'You logged a call with this school.'],
    ['text', false, 'You logged a text with this school.'],
    ['visit', false, 'You logged a visit to this school.'],
    ['camp', false, 'You logged a camp of this school.'],
    ['visit', true, 'You have a visit to this school ahead.'],
    ['camp', true, 'You have a camp of this school ahead.'],
  ] as const)('C-15 Y-05 a %s (to come: %s) is remarked, unless an offer says more', (kind, isToCome, words) => {
    const met = { kind, isToCome };
    expect(remarks({ met })).toEqual([`${words} It may know you: go on from there instead of introducing yourself.`]);
    expect(remarks({ met, offerStatus: 'verbal' })).toEqual([expect.stringContaining('answer its offer')]);
  });
});
