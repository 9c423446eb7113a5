import { CAMPAIGN_LIMITS } from '../../writing/domain/campaign-limits.js';
import { answerSubject } from './answer-subject.js';
import { cutText } from './cut-text.js';

describe('a text that is cut', () => {
  it.each([
    ['Hello', 5, 'Hello'],
    ['Hello!', 5, 'Hell…'],
    ['Hell to pay', 6, 'Hell…'],
    ['', 5, ''],
    ['🏈🏈🏈', 3, '🏈🏈🏈'],
    ['🏈🏈🏈🏈', 3, '🏈🏈…'],
    ['🏈🏈🏈🏈🏈🏈🏈🏈🏈', 3, '🏈🏈…'],
  ])('%j with at most %i characters is %j', (text, most, cut) => {
    expect(cutText(text, most)).toBe(cut);
  });
});

describe('the subject of an answer', () => {
  it.each([
    ['Interest in Akron', 'Re: Interest in Akron'],
    ['Re: Interest', 'Re: Interest'],
    ['RE : Interest', 'RE : Interest'],
    ['Regarding Akron', 'Re: Regarding Akron'],
    [' Interest \r\n in  Akron ', 'Re: Interest in Akron'],
    ['About re: Akron', 'Re: About re: Akron'],
  ])('to %j is %j', (subject, answer) => {
    expect(answerSubject(subject)).toBe(answer);
  });

  it('is not longer than a subject may be', () => {
    expect(answerSubject('x'.repeat(CAMPAIGN_LIMITS.subject))).toBe(`Re: ${'x'.repeat(CAMPAIGN_LIMITS.subject - 4)}`);
    expect(answerSubject(`${'x'.repeat(CAMPAIGN_LIMITS.subject - 5)} yz`)).not.toMatch(/\s$/);
  });
});
