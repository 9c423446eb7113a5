import type { Fact } from '../../../facts/domain/fact.js';
import type { AthleteStage } from './athlete-stage.js';
import { writeSubjectLines } from './write-subject-lines.js';

const fact = ([key, value]: [string, string]): Fact => ({ key, value, label: key, source: 'profile', measures: [] });
const TY = { firstName: 'Ty', lastName: 'Law', position: 'WR (wide receiver)', graduationYear: '2027' };

function lines(email: string, count = 10, values: Record<string, string> = TY, stage: Partial<AthleteStage> = {}): string[] {
  return writeSubjectLines(Object.entries(values).map(fact), email, count, stage);
}

describe('subject lines of a first email', () => {
  it('I-06 the athlete first, then what the email is about', () => {
    const known = { ...TY, highSchool: 'La Salle', city: 'Ames', state: 'IA', height: '6-1', gpa: '3.7' };
    expect(lines('Is there a camp? Here is my film.', 9, known)).toEqual([
      'Ty Law | 2027 WR | La Salle',
      '2027 WR Ty Law, Ames, IA',
      '2027 WR: question about your camp',
      '2027 WR: film for your review',
      '2027 WR, 6-1',
      '2027 WR with a 3.7 GPA',
      '2027 WR from Ames, IA',
      '2027 WR at La Salle',
      '2027 WR: interested in {{school_name}}',
    ]);
  });

  it.each([
    ['Is there a camp?', '2027 WR: question about your camp'],
    ['I would like to visit.', '2027 WR: visiting {{school_name}}'],
    ['Is there a junior day?', '2027 WR: visiting {{school_name}}'],
    ['Here is my new film.', 'New film: 2027 WR'],
    ['Here is my film.', '2027 WR: film for your review'],
    ['See my highlights.', '2027 WR: film for your review'],
  ])('I-06 what the email is about: %s', (email, line) => {
    expect(lines(email).indexOf(line)).toBe(2);
  });

  it('I-06 a camp that nothing is asked about is no question', () => {
    expect(lines('It is near enough to come to a camp or a game. What is next?').join()).not.toContain('camp');
  });

  it('I-07 size is in no line for who still grows, nor for a kicker; figures of a JV team are called so', () => {
    const known = { ...TY, height: '6-1', 'season.tackles': '16', 'season.level': 'JV', 'season.games': '3' };
    const all = (more: object = {}, stage = {}) => lines('Hello', 10, { ...known, ...more }, stage).join('\n');
    expect([all(), all({}, { stillGrowing: true }), all({ position: 'K' })].map((found) => found.includes('6-1'))).toEqual([
      true,
      false,
      false,
    ]);
    expect(all()).toMatch(/with 16 .*\(JV\)/);
    expect(all({ 'season.level': '' })).not.toContain('JV');
  });

  it('I-07 a player of a college is a transfer from there, and his high school class is not named', () => {
    const found = lines('Hello', 10, { ...TY, highSchool: 'Snow College (graduated from Ames High)' }, { college: 'Snow College' });
    expect(found[0]).toBe('Ty Law | Transfer WR | Snow College');
    expect(found.join()).not.toMatch(/2027|Ames/);
    expect(lines('Hello', 1, {}, { beforeHighSchool: true })[0]).toContain('Young athlete');
  });

  it('I-06 a question about a day is the first subject', () => {
    expect(lines('Coach, is the July 11 camp open to sophomores?')[0]).toBe('Question about the July 11 camp');
    expect(lines('Is the camp on July 11 open?')[0]).toBe('Question about the July 11 camp');
  });

  it('I-06 a call that cannot be is the subject', () => {
    expect(lines('I will miss our Zoom on Monday. Could we move it to Wednesday?')[0]).toBe('Our Zoom call: Wednesday instead');
    expect(lines('I am going to play somewhere else next fall.')[0]).toBe('My decision');
  });

  it('I-06 no topic where the email has none', () => {
    expect(lines('I play receiver.').filter((line) => /camp|visit|film/i.test(line))).toEqual([]);
  });

  it('I-03 without a profile nothing is claimed', () => {
    const [first, second] = lines('I play receiver.', 2, {});
    expect([first, second]).toEqual(['High school athlete: interested in {{school_name}}', 'Introduction: High school athlete']);
  });

  it.each([1, 5, 10])('I-02 %i lines, all different and at most 60 characters', (count) => {
    const found = lines('Here is my film.', count, { ...TY, highSchool: 'x'.repeat(50) });
    expect(new Set(found).size).toBe(count);
    expect(found.filter((line) => line.length > 60)).toEqual([]);
  });

  it.each([
    ['60 characters', 41, true],
    ['61 characters', 42, false],
  ])('I-06 a line of %s is short enough for a phone: %i letters of a school, %s', (_what, letters, fits) => {
    const highSchool = 'x'.repeat(letters);
    expect(lines('Hello', 10, { ...TY, highSchool }).includes(`Ty Law | 2027 WR | ${highSchool}`)).toBe(fits);
  });
});

describe('subject lines of other emails', () => {
  it.each([
    ['Thank you for the camp on Saturday.', ['Thank you for Saturday', 'Thank you for the camp']],
    ['Thank you for showing me your campus.', ['Thank you for the visit', 'Thank you, Coach {{coach_last_name|and staff}}']],
    ['Thank you for the call.', ['Thank you for the call', 'Thank you, Coach {{coach_last_name|and staff}}']],
    ['Thank you for your offer.', ['Thank you for the offer', 'Thank you, Coach {{coach_last_name|and staff}}']],
    ['Thanks for your letter.', ['Thank you for your email', 'Thank you, Coach {{coach_last_name|and staff}}']],
    ['Thanks for coming to our game.', ['Thank you for coming to our game', 'Thank you, Coach {{coach_last_name|and staff}}']],
    ['Thanks for watching my film last Monday.', ['Thank you for Monday', 'Thank you for watching my film']],
    ['Thanks for all you did.', ['Thank you, Coach {{coach_last_name|and staff}}', 'Thank you from Ty Law']],
    ['I decline your offer.', ['My decision', 'Thank you, Coach {{coach_last_name|and staff}}']],
    ['You asked about my size.', ['My answer to your question', 'Answer from Ty Law']],
    ['I am following up on my email.', ['Following up: Ty Law', 'Ty Law: following up on my last email']],
  ])('I-06 %s', (email, first) => {
    expect(lines(email, 2)).toEqual(first);
  });

  it.each(['Thanks for all you did.', 'I decline your offer.', 'You asked about my size.', 'I am following up on it.'])(
    'I-06 ten of them, and none sells the athlete: %s',
    (email) => {
      const found = lines(email);
      expect(new Set(found).size).toBe(10);
      expect(found.filter((line) => /WR|2027|interested/.test(line))).toEqual([]);
    },
  );

  it('I-06 without a name the position stands in its place', () => {
    expect(lines('You asked about my size.', 2, { position: 'WR' })).toEqual(['My answer to your question', 'Answer from WR']);
  });
});
