import { MARCUS_FACTS } from '../../facts/testing/athlete-fixture.js';
import { changesContent } from './changes-content.js';

const changes = (improvementType: 'grammar' | 'tone' | 'length' | 'persuasive', email: string, answer: string) =>
  changesContent({ email, improvementType }, answer, MARCUS_FACTS);

describe('what a model made of an email', () => {
  it.each([
    ['a number that nobody said', 'persuasive', 'I threw 9 touchdowns.', 'I threw 19 touchdowns.'],
    ['a number beside those of the email', 'tone', 'I threw 9 touchdowns.', 'I threw 9 touchdowns in 31 games.'],
    ['a number that nobody said in a shorter email', 'length', 'I threw 9 touchdowns.', 'I threw 31.'],
    ['a number left out', 'tone', 'I threw 9 touchdowns.', 'I threw many touchdowns.'],
    ['a denial left out', 'grammar', 'I cant come.', 'I can come.'],
    ['denials that are new', 'tone', 'I can come, and I will.', 'I cannot come, and I will not.'],
    ['a refusal turned into something else', 'persuasive', 'I have decided to decline your offer.', 'I would love to play for you.'],
    ['thanks turned into something else', 'length', 'Thank you for the camp on Saturday.', 'I am a player.'],
  ] as const)('I-06 is refused for %s', (_, type, email, answer) => {
    expect(changes(type, email, answer)).toBe(true);
  });

  it.each([
    ['a fact of the profile is added', 'persuasive', 'Look at me.', 'I have a 3.7 GPA.'],
    ['a sentence with a number is left out of a shorter one', 'length', 'I am 16. I play safety.', 'I play safety.'],
    ['a denial is said otherwise', 'tone', 'I cant come.', 'I am not able to come.'],
  ] as const)('I-06 is taken over where %s', (_, type, email, answer) => {
    expect(changes(type, email, answer)).toBe(false);
  });
});
