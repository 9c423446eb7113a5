import { matchesOf } from './matches.js';
import { neededLetters } from './needed-letters.js';
import { quick, QuickRules, sameLetters } from './quick-pattern.js';

describe('the letters that a pattern needs', () => {
  it.each<[RegExp, string[][]]>([
    [/\b(?:offers?|offered)\b/, [['_offer_', '_offers_', '_offered_']]],
    [/\bmy (?:head )?coach\b/, [['_my_head_c', '_my_coach_']]],
    [/^ as many\b/, [['_as_many_']]],
    [/(\d{1,2}) touchdowns?/, [['00_touchdo', '0_touchdow']]],
    [/[Cc]oach [A-Z]\w+/, [['coach_']]],
    [/(?<=\bforty )4\.\d(?= flat)/, [['_forty_'], ['_flat'], ['0_0']]],
    [/(?:\w+ )+committed/, [['committed']]],
    [/(?<!\bno )offer(?! from)/, [['offer']]],
    [/[a-z]+ \w*/, []],
    [/(?:yards|\w+)/, []],
    [/(?:yards)?/, []],
    [/(?:ab){2}/, [['abab']]],
    [/café/, [['caf_']]],
    [/ab\u2019cd/, [['ab'], ['cd']]],
    [/(?<who>ab)\k<who>cd/, [['ab'], ['cd']]],
    [/ab\p{L}cd/u, [['ab'], ['cd']]],
    [/(?:ab){2,}[^c]cd[.,]{1,}/, [['ab'], ['cd']]],
  ])('%s', (pattern, needed) => {
    expect(neededLetters(pattern).map((list) => [...list].toSorted())).toEqual(needed.map((list) => list.toSorted()));
  });
});

const PATTERNS = [
  /\b(?:offers?|offered)\b/g,
  /\bmy (?:head |position )?coach,? Coach ([A-Z][\w'-]+)/g,
  /(?<![\w.])(?:\d+(?:\.\d+)?|\.\d+)(?=(?:st|nd|rd|th)?(?![\w]|\.\d))/g,
  /(?:\b(?:no|zero|0|never|not)\b|n't\b)(?: (?:threw|had|an?|any))* (?:interceptions?|picks?)\b/g,
  /^(?: [a-z]+){0,2} or (?:fewer|less|under)\b/g,
  /\b(?:almost|nearly)$/g,
  /\b\d{1,3}(?:, \d{1,3}){1,20},? and \d{1,3} (yards|tackles)\b/g,
  /\b(?:i'm|i am) an? (?:[a-z]+ ){1,4}commit\b/gi,
];
const QUICK = PATTERNS.map(quick);
const PIECES = [
  'offer', 'offers', 'offered', ' ', ', ', 'my coach', 'My Coach, Coach Reyes', "I'm a hard commit", 'not', 'never', " haven't", 'had an', 'interceptions', 'or fewer', 'nearly', '12', '4.68', '12th',
  'yards', '1, 2 and 3 tackles', '-', '.', 'é', '_', '\n', 'I AM A BIG COMMIT',
]; // prettier-ignore

describe('a quick pattern', () => {
  const texts = PIECES.flatMap((one) => PIECES.flatMap((other) => [one + other, `${one} ${other}`, ` ${one} ${other} ${one}`]));

  it('I-05 finds what the pattern finds', () => {
    for (const text of texts)
      for (const [at, pattern] of PATTERNS.entries()) {
        const plain = matchesOf(text, pattern).map(({ 0: found, index }) => [found, index]);
        expect([text, QUICK[at]?.matchesIn(text).map(({ 0: found, index }) => [found, index])]).toEqual([text, plain]);
        expect([text, QUICK[at]?.test(text), QUICK[at]?.exec(text)?.index]).toEqual([text, plain.length > 0, plain[0]?.[1]]);
      }
  });

  it('finds the same in a piece of a text that was read whole', () => {
    for (const text of texts)
      for (const [at, pattern] of PATTERNS.entries()) {
        const piece = text.slice(text.indexOf(' ') + 1);
        expect([text, QUICK[at]?.matchesIn(piece, text).length]).toEqual([text, matchesOf(piece, pattern).length]);
      }
  });

  it('is tried without being read where the whole text is not known', () => {
    expect(quick(/\boffer\b/).test('an offer', null)).toBe(true);
    expect(quick(/\boffer\b/).test('an offer', 'no such word')).toBe(false);
  });

  it('I-05 finds the same in a text that was read in small letters', () => {
    const capital = quick(/\bCoach [A-Z]/);
    for (let round = 0; round < 10; round += 1) {
      const [text, other] = [`Coach Reyes ${round}`, `Dear Reyes, ${round}`];
      sameLetters(text, text.toLowerCase());
      sameLetters(other, other.toLowerCase());
      expect([capital.test(text), capital.test(text.toLowerCase()), capital.test(other)]).toEqual([true, false, false]);
    }
  });

  it('reads a text by itself where another one is shorter', () => {
    sameLetters('An offer', 'an');
    expect(QUICK[0]?.test('An offer')).toBe(true);
  });

  it('knows patterns that were made after a text was read', () => {
    expect(QUICK[0]?.test('an offer')).toBe(true);
    expect(quick(/\ban (offer)\b/).exec('an offer')?.[1]).toBe('offer');
    expect(QUICK[0]?.test('an offer')).toBe(true);
  });
});

describe('rules that a text is asked for all at once', () => {
  const RULES = [/\boffer\b/, /\bcamp\b/, /\d/].map((pattern, at) => ({ at, pattern: quick(pattern) }));
  const rules = new QuickRules(RULES, ({ pattern }) => pattern);
  const numbersOf = (text: string | null) => rules.maybeIn(text).map(({ at }) => at);

  it('are those whose letters the text holds, in their order', () => {
    expect([numbersOf('an offer after camp'), numbersOf('a camp'), numbersOf('no such word')]).toEqual([[0, 1], [1], []]);
    expect([numbersOf('camp 7'), numbersOf('camp 7')]).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });

  it('are all where the text is not known', () => {
    expect(numbersOf(null)).toEqual([0, 1, 2]);
  });
});
