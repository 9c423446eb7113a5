import { claimScope } from '../../../testing/claim-world.js';
import { checkClaimsOf } from '../check-claims-of.js';

const severities = (text: string) => checkClaimsOf(text, claimScope()).map(({ severity }) => severity);

describe('the only game of its kind', () => {
  it.each([
    'The only team to hold me under 100 yards was Pine Hollow.',
    'Pine Hollow was the only game in which I had fewer than 5 catches.',
    'Coldwater is the lone team that gave up more than 120 receiving yards to me.',
  ])('I-05 so in no other: %s', (text) => {
    expect(severities(text)).toEqual([]);
  });

  it.each([
    'The only team to hold me under 100 yards was Coldwater.',
    'Coldwater was the only game in which I had more than 4 catches.',
    'The only team that kept me under 120 was Pine Hollow.',
  ])('I-05 not so there, or elsewhere too: %s', (text) => {
    expect(severities(text)).toContain('error');
  });
});
