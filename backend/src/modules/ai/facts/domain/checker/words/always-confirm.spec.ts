import { claimScope } from '../../../testing/claim-world.js';
import { alwaysConfirm } from './always-confirm.js';
import { checkClaimsOf } from '../check-claims-of.js';
import { sentencesOf } from '../sentence.js';

describe('sentences of every email', () => {
  it.each([
    'I look forward to hearing from your staff.',
    'I would love to hear from you and the rest of the program.',
    'Thank you for the letter from your program.',
    'I have been in contact with Coach Okonjo about the camp.',
    'I would like to talk to you or one of your coaches.',
    'I stay after practice to catch extra balls.',
    'My teammates can count on me on every down.',
    'You can see every snap on my Hudl.',
    'Both of my parents went to college.',
    'I would be the first in my family to go to college.',
    'I lift four days a week with my team.',
    "I'm ready to work for a spot.",
    'Thank you for coming to watch me.',
    'I have no injuries.',
    'I saw your playoff game on TV.',
    'I was glad that your playoff run went on.',
    'I know you lose two seniors at my position.',
    'I would be willing to redshirt.',
    'I am the oldest of four kids.',
    'I was happy to read your email.',
    'Thanks for following me back on Twitter.',
    'I am a huge fan of your team and your championship in 2020.',
    'I will keep you posted on the rest of our season.',
  ])('I-05 claims nothing: %s', (text) => {
    expect(checkClaimsOf(text, claimScope())).toEqual([]);
  });

  it.each([
    'I have two offers, but your program is my favorite.',
    'Your program is my first choice and I was all-district.',
    'I am a captain because your team plays that way.',
  ])('I-05 a word about the reader does not hide a claim: %s', (text) => {
    const [sentence] = sentencesOf(text);
    expect(sentence && alwaysConfirm(sentence, claimScope().athlete)).not.toEqual([]);
  });
});
