import type { Fact } from '../../../facts/domain/fact.js';
import { article, athleteWords, listed } from './athlete-words.js';

const LABELS: Record<string, string> = {
  'season.completionPercentage': 'Completion %, 2026',
  'season.longestFieldGoal': 'Longest Field Goal (yards), 2026',
  'season.passingYards': 'Passing Yards, 2026',
  'season.passingTouchdowns': 'Passing Touchdowns, 2026',
  'season.rushingYards': 'Rushing Yards, 2026',
  'season.tackles': 'Tackles, 2026',
  'season.sacks': 'Sacks, 2026',
  'season.fieldGoalsMade': 'Field Goals Made, 2026',
};

function words(values: Record<string, string>) {
  const facts = Object.entries(values).map(([key, value]): Fact => {
    return { key, value, label: LABELS[key] ?? key, source: 'profile', measures: [] };
  });
  return athleteWords(facts);
}

describe('what the sentences of an email are made of', () => {
  it('I-03 nothing is known: every word is blank', () => {
    expect([...new Set(Object.values(words({})))]).toEqual(['']);
  });

  it.each([
    ['QB (quarterback)', 'quarterback', 'QB'],
    ['ATH', 'ATH', 'ATH'],
    ['', '', ''],
  ])('I-03 the position %j is %j, in short %j', (position, name, code) => {
    expect(words({ position })).toMatchObject({ position: name, positionCode: code });
  });

  it('I-07 fumbles are no figure that a first email tells', () => {
    expect(words({ 'season.fumbles': '3', 'season.fumblesLost': '1', 'season.tackles': '12' }).figures).toBe('12 tackles');
    expect(words({ 'season.fumbles': '3' }).figures).toBe('');
  });

  it('I-07 an average is told from three games on, and a rate from two', () => {
    const of = (games: string, of: Record<string, string>) => words({ 'season.games': games, 'season.passingYards': '400', ...of }).figures;
    const rate = { 'season.completionPercentage': '60%' };
    expect([of('1', rate), of('2', rate)]).toEqual(['400 passing yards', '400 passing yards and a completion rate of 60%']);
    const average = { 'season.yardsPerCarry': '6.1' };
    expect(of('2', average)).toBe('400 passing yards');
    expect(of('3', average)).toContain('6.1');
  });

  it.each([
    [{ firstName: 'Ty', lastName: 'Law' }, 'Ty Law'],
    [{ firstName: 'Ty' }, 'Ty'],
    [{ lastName: 'Law' }, 'Law'],
  ])('I-03 a name without gaps: %j', (values, name) => {
    expect(words(values).name).toBe(name);
  });

  it.each([
    [{ city: 'Austin', state: 'TX' }, 'Austin, TX'],
    [{ state: 'TX' }, 'TX'],
    [{ city: 'Austin' }, 'Austin'],
  ])('I-03 a town without gaps: %j', (values, town) => {
    expect(words(values).town).toBe(town);
  });

  it.each([
    [{ gpa: '2.5' }, 'a 2.5 GPA'],
    [{ gpa: '2.49' }, ''],
    [{ satScore: '1000' }, 'a 1000 SAT score'],
    [{ satScore: '999' }, ''],
    [{ actScore: '19' }, 'a 19 ACT score'],
    [{ actScore: '18' }, ''],
    [{ actScore: '28', satScore: '1200' }, 'a 1200 SAT score'],
    [{ actScore: '28', satScore: '900' }, 'a 28 ACT score'],
    [{ gpa: '3.7', actScore: '28' }, 'a 3.7 GPA and a 28 ACT score'],
    [{ gpa: '4.6 (5.0 weighted)' }, ''],
  ])('I-07 weak grades are left out, never changed: %j', (values, grades) => {
    expect(words(values).grades).toBe(grades);
  });

  it.each<[string, Record<string, string>, string]>([
    ['none', {}, ''],
    [
      'what the position asks for first',
      { position: 'QB', 'season.rushingYards': '9', 'season.passingYards': '90' },
      '90 passing yards and 9 rushing yards',
    ],
    [
      'three of them',
      {
        position: 'QB',
        'season.passingYards': '4',
        'season.passingTouchdowns': '3',
        'season.completionPercentage': '67%',
        'season.rushingYards': '2',
      },
      '4 passing yards, 3 passing touchdowns and a completion rate of 67%',
    ],
    ['no figure of nothing', { position: 'LB', 'season.tackles': '0', 'season.sacks': '2' }, '2 sacks'],
    ['one', { position: 'LB', 'season.sacks': '1' }, '1 sack'],
    ['figures of another position where there are no own', { position: 'LB', 'season.passingYards': '90' }, '90 passing yards'],
    ['without a position all', { 'season.sacks': '2' }, '2 sacks'],
    ['year, games and level are no figures', { 'season.year': '2026', 'season.games': '9', 'season.level': '3' }, ''],
    ['a longest kick', { position: 'K', 'season.longestFieldGoal': '48' }, 'a longest field goal of 48 yards'],
    ['kicks of so many', { position: 'K', 'season.fieldGoalsMade': '9', 'season.fieldGoalsAttempted': '12' }, '9 of 12 field goals'],
    ['kicks alone', { position: 'K', 'season.fieldGoalsMade': '9' }, '9 field goals made'],
    ['no figure of a season', { position: 'QB', passingYards: '90' }, ''],
  ])('I-03 figures: %s', (_what, values, figures) => {
    expect(words(values).figures).toBe(figures);
  });

  it.each([
    ['apple', 'an'],
    ['Offense', 'an'],
    ['uncle', 'an'],
    ['university', 'a'],
    ['8', 'an'],
    ['11', 'an'],
    ['18', 'an'],
    ['19', 'a'],
    ['28', 'a'],
    ['quarterback', 'a'],
    ['', 'a'],
  ])('I-06 the article of %j is %s', (text, is) => {
    expect(article(text)).toBe(is);
  });

  it.each([
    [[], ''],
    [['', ''], ''],
    [['one'], 'one'],
    [['one', '', 'two'], 'one and two'],
    [['one', 'two', 'three'], 'one, two and three'],
  ])('I-06 a list without gaps: %j', (parts, text) => {
    expect(listed(parts)).toBe(text);
  });
});
