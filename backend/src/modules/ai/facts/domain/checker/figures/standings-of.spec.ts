import { standingsOf } from './standing.js';
import { wordsOf } from './words-of.js';

/** Each clause as "own" or "others" at its last word, with "?" for no fact. */
function clausesOf(low: string): string[] {
  const { at } = standingsOf(wordsOf(low));
  const last = new Map(at.map((standing) => [standing.clause, standing]));
  return [...last.values()].map(({ subject, isFact }) => `${subject}${isFact ? '' : '?'}`);
}

describe('I-05 clause by clause, whose it is and whether it is a fact', () => {
  it.each([
    ['i had 5 sacks', ['own']],
    ['he had 5 sacks', ['others']],
    ['he had 5 sacks but i had 7', ['others', 'own']],
    ['our center made 5 blocks', ['others']],
    ['my tackle is 285', ['others']],
    ['my tackle total is 42', ['own']],
    ['my dad and i lift', ['others', 'own']],
    ['coach timed me at 4.68', ['own']],
    ['the coach looked at me and ran 4.68', ['others', 'others']],
    ['some opponents had 5', ['others']],
    ['my opponent was 5-1', ['others']],
    ['elk divide was my opponent', ['own']],
    ['with a 3.7 i study', ['own']],
    ['you would be getting a 6-1 linebacker', ['own']],
    ['you had 5 sacks', ['others']],
    ['you will see 5 sacks', ['own']],
    ['we averaged 40', ['others']],
    ['we had 40', ['own']],
    ['corners who are 6-1', ['others', 'others']],
    ["i'm a player who runs 4.68", ['own', 'own']],
    ['he said: 4.68', ['others', 'own']],
    ['he left so 4 came', ['others', 'own']],
    ['he left so they came', ['others', 'others']],
    ['your roster has 4', ['others']],
    ['i like your 4', ['own']],
    ['against a kid i had 5', ['own']],
  ])('I-05 “%s”: %j', (low, clauses) => {
    expect(clausesOf(low)).toEqual(clauses);
  });

  it.each([
    ['i want 5 sacks', ['own?']],
    ['i want 5 sacks and 2 picks', ['own?', 'own?']],
    ['i want 5 sacks but have 2', ['own?', 'own']],
    ["i'd have 5 sacks", ['own?']],
    ['hopefully i have 5', ['own?']],
    ['if i had 5 and 6', ['own?', 'own?']],
    ['if i had 5, 6', ['own?', 'own']],
    ['if i had 5; 6', ['own?', 'own']],
    ['i get to 198', ['own?']],
    ['i get up to 198', ['own?']],
    ['i get 198', ['own']],
    ['i want to see 5', ['own?']],
    ['my goal see 5', ['own']],
    ['5 field goals', ['own']],
    ['5 goals', ['own?']],
  ])('I-05 wishes and conditions: “%s”: %j', (low, clauses) => {
    expect(clausesOf(low)).toEqual(clauses);
  });

  const clauseSets = (low: string) => {
    const { past, aside, wished } = standingsOf(wordsOf(low));
    return { past: [...past], aside: [...aside], wished: [...wished] };
  };

  it.each([
    ['i weighed 170 last spring', true],
    ['i have 170 at last', false],
    ['170 a year ago', true],
    ['i used to weigh 170', true],
    ['i used 170', false],
    ['170 when i was small', true],
    ['170 when i started', true],
    ['170 when i play', false],
    ['170 when he was small', false],
    ['170 as a freshman', true],
    ['170 as a senior', false],
    ['in my freshman year', true],
    ['a freshman reads', false],
    ['in 8th grade', true],
    ['my 8th game', false],
  ])('I-05 “%s” is of the past: %s', (low, isPast) => {
    expect(clauseSets(low).past.length > 0).toBe(isPast);
  });

  it('I-05 practice and other sports are aside, in their own clause', () => {
    expect(clauseSets('i threw 60 in warmups but 30 in games').aside).toEqual([0]);
    expect(clauseSets('i ran 10 and in basketball i scored 9').aside).toEqual([1]);
    expect(clauseSets('i ran 10').aside).toEqual([]);
  });

  it('I-05 a number before "is doable" is a wish, and not one far from it', () => {
    expect(clauseSets('i have 1240 and 1300 is doable').wished).toEqual([1]);
    expect(clauseSets('1300 is what i think is now quite doable').wished).toEqual([]);
    expect(clauseSets('i made 3 field goal tries').wished).toEqual([]);
  });
});
