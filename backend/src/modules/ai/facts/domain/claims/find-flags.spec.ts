import { AKRON, MARCUS, MARCUS_FACTS, SEASON } from '../../testing/athlete-fixture.js';
import { factsOf } from '../facts-of.js';
import { findFlags } from './find-flags.js';

const COMMON = new Set('what thanks here in during last throwing please hello my with best this young rice bishop'.split(' '));

function flagged(text: string, ownWords = '', facts = MARCUS_FACTS): string[] {
  return findFlags({ text, facts, ownWords, commonWords: COMMON, unknownPlaceholders: [] }).map((flag) => flag.text);
}

describe('claims without a fact', () => {
  it.each([
    ['I run a 4.2 forty.', ['4.2']],
    ['I run a 3.7 forty.', ['3.7']],
    ['I have a 3.9 GPA and threw for 2,481 yards.', ['3.9']],
    ['My GPA is 3.7 and my SAT is 1280.', []],
    ['I threw for 2481 yards and 24 TDs in 2026.', []],
    ['I threw 24 interceptions.', ['24']],
    ['I completed 67% of my passes.', []],
    ['I am 6-2 and 205 pounds, class of ’27.', []],
    ['I am 6 feet 3 inches tall.', ['6 feet 3 inches']],
    ['I am a three-time starter with two rings.', ['three', 'two']],
    ['I threw for 2,481 yards, 24 touchdowns and a completion rate of 67% in 10 games.', []],
    ['I am ranked 12th in Texas.', ['12']],
    ['I am ranked twelfth in Texas.', ['twelfth']],
    ['My GPA is three point seven and my SAT is twelve eighty.', []],
    ['My GPA is three point nine.', ['three point nine']],
    ['My GPA is ３.９.', ['３.９']],
    ['My GPA is ٣٫٩, and my SAT is १५९०.', ['٣٫٩', '१५९०']],
    ['My GPA is ٣٫٧.', []],
    ['I threw for twenty-four hundred yards.', ['twenty-four hundred']],
    ['I threw twenty-four touchdowns and 2.5k yards.', ['2.5k']],
    ['I am six-foot-two and two hundred and five pounds.', []],
    ['I am six-foot-four.', ['six-foot-four']],
    ['I run a 4.2 40.', ['4.2']],
    ['I have one goal: to ask a couple of questions about the 40.', []],
  ])('I-03 numbers: %s', (text, flags) => {
    expect(flagged(text)).toEqual(flags);
  });

  it('I-03 the kicks behind the number of games are kicks', () => {
    const figure = (key: string, label: string, value: number) => ({ key, label, kind: 'whole' as const, value });
    const figures = [figure('fieldGoalsMade', 'Field Goals Made', 6), figure('fieldGoalsAttempted', 'Field Goals Attempted', 7)];
    const kicker = factsOf({ ...MARCUS, position: 'K' }, { season: 2026, games: 3, figures }, null);
    expect(flagged('In my 2026 season (3 games) I recorded 6 of 7 field goals.', '', kicker)).toEqual([]);
  });

  const fast = factsOf(
    {
      ...MARCUS,
      fortyYardDash: { value: 4.62, unit: 's', timing: 'laser' },
      armLength: { value: 33.125, unit: 'in', timing: null },
      handSize: { value: 9.375, unit: 'in', timing: null },
      verticalJump: { value: 35.5, unit: 'in', timing: null },
      broadJump: { value: 116, unit: 'in', timing: null },
      proShuttle: { value: 4.28, unit: 's', timing: 'laser' },
      benchPress: { value: 265, unit: 'lbs', timing: null },
    },
    SEASON,
    null,
  );

  it.each([
    ['I ran a 4.62 40-yard dash.', []],
    ['My 40-yard dash of 4.62 seconds was timed by laser.', []],
    ['I run a 4.62 forty.', []],
    ['I run a 4.52 40 yard dash.', ['4.52']],
    ['My arms measure 33 1/8 inches and my hands 9 3/8 inches.', []],
    ['My arms are 33.125 inches long.', []],
    ['My arms measure 33 3/8 inches.', ['33 3/8']],
    ['My GPA is 4.62.', ['4.62']],
    ['I ran for 40 yards.', ['40']],
    [`My broad jump is 9'8" and my vertical 35.5 inches.`, []],
    ['My broad jump is 9 feet 8 inches.', []],
    [`My broad jump is 10'2".`, [`10'2"`]],
    ['My shuttle is 4.28.', []],
    ['I ran a 4.28 forty.', ['4.28']],
    ['I bench 265 pounds.', []],
    ['I squat 265.', ['265']],
  ])('P-14 I-03 measured values: %s', (text, flags) => {
    expect(flagged(text, '', fast)).toEqual(flags);
  });

  it.each([
    ['Alabama offered me a scholarship.', ['Alabama']],
    ['I camped with Coach Saban at Ohio State.', ['Saban', 'Ohio State']],
    ['My name is Marcus Lee from Austin, Texas. Throwing is what I do.', []],
    ['I play for Westlake and wear the Lake Travis jersey.', ['Lake Travis']],
    ['I was All-State and team captain.', ['All-State', 'team captain']],
    ['Thanks, Marcus Johnson', ['Johnson']],
    ['Film: https://www.hudl.com/profile/12 and https://evil.example/x @marcuslee12', ['https://evil.example/x']],
    ['Film: www.hudl.com/profile/12, hudl.com/profile/12/ or HTTPS://EVIL.EXAMPLE/x', ['HTTPS://EVIL.EXAMPLE/x']],
    ['My film is on bit.ly/abc, www.evil.dev and evil.com.', ['bit.ly/abc', 'www.evil.dev', 'evil.com']],
    ['Best regards, Coach {{coach_last_name|Saban}} of {{school_name}}', []],
  ])('I-03 names and links: %s', (text, flags) => {
    expect(flagged(text)).toEqual(flags);
  });

  it.each(['Young', 'Rice', 'Bishop'])('I-03 a name that is also a common word is flagged in mid-sentence: %s', (name) => {
    expect(flagged(`I met Coach ${name} at camp.`)).toEqual([name]);
    expect(flagged(`${name} and strong, I throw far.`)).toEqual([]);
  });

  it('O-11 flags the first 500 places of a text at most', () => {
    const numbers = Array.from({ length: 600 }, (_, at) => String(7_000 + at));
    expect(flagged(numbers.join(' yards, '))).toEqual(numbers.slice(0, 500));
  });

  it('I-03 says where the claim stands and why it is one', () => {
    const text = 'I have a 3.7 GPA and a 3.7 forty.';
    const [flag, ...others] = findFlags({ text, facts: MARCUS_FACTS, ownWords: '', commonWords: COMMON, unknownPlaceholders: [] });
    expect(others).toEqual([]);
    expect(flag).toEqual({ text: '3.7', start: 23, end: 26, reason: 'In your profile 3.7 is something else: GPA.' });
  });

  it('I-03 a claim of the athlete’s own words is told apart from an invention', () => {
    const text = 'I camped at Akron in front of 300 people.';
    const input = { text, facts: MARCUS_FACTS, commonWords: COMMON, unknownPlaceholders: [] };
    const [akron, people] = findFlags({ ...input, ownWords: 'i camped at akron' });
    expect(akron?.reason).toBe('You wrote “Akron” yourself; your profile does not say it. Make sure that it is right.');
    expect(people?.reason).toBe('Your profile does not say “300”.');
  });

  it('I-03 what the directory says of the school that is meant is a fact', () => {
    expect(flagged('The Zips of Akron, Ohio play in the MAC.', '', factsOf(MARCUS, SEASON, AKRON))).toEqual([]);
  });

  it('I-03 an invented placeholder is flagged whole', () => {
    const text = 'Hello {{coach_nickname}}!';
    const unknownPlaceholders = [{ start: 6, end: 24 }];
    expect(findFlags({ text, facts: [], ownWords: '', commonWords: COMMON, unknownPlaceholders })[0]).toMatchObject({
      text: '{{coach_nickname}}',
      reason: '{{coach_nickname}} is not a placeholder. A coach would see it exactly as written.',
    });
  });
});
