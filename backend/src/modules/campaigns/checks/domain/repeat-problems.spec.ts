import { aCoach } from '../../writing/testing/builders.js';
import type { EarlierEmail } from './earlier-email.js';
import { earlierWords, repeatProblems } from './repeat-problems.js';

const PAT = aCoach({ coachId: 1, firstName: 'Pat', lastName: 'Field', coachName: 'Pat Field', schoolId: 7, schoolName: 'Akron' });

function earlier(changes: Partial<EarlierEmail> = {}): EarlierEmail {
  return {
    coachId: 1,
    isByName: false,
    coachName: 'Pat Field',
    schoolName: 'Akron',
    subject: 'Film',
    at: new Date('2026-11-02T23:30:00Z'),
    campaignId: 'c',
    campaignName: 'Fall',
    ...changes,
  };
}

describe('a coach who was written to before', () => {
  it('C-16 the same coach again', () => {
    expect(repeatProblems([PAT], [earlier()])).toEqual(
      new Map([
        [
          1,
          {
            coachId: 1,
            code: 'recent_contact',
            place: 'Recipient',
            fix: 'You wrote to Pat Field at Akron on Nov 2: “Film”. Leave this coach out, or confirm a second email.',
          },
        ],
      ]),
    );
  });

  it('C-16 the same name at another entry can be another person', () => {
    expect(repeatProblems([PAT], [earlier({ isByName: true, schoolName: 'Ohio' })]).get(1)).toMatchObject({
      code: 'same_person',
      fix: 'You wrote to Pat Field at Ohio on Nov 2: “Film”. If this is the same person, leave this email out, or confirm it.',
    });
  });

  it.each<[string, Partial<EarlierEmail>, string]>([
    ['the same school', {}, 'You wrote to Pat Field at Akron on Nov 2: “Film”.'],
    ['another school now', { schoolName: 'Ohio' }, 'Pat Field moved from Ohio to Akron: you wrote on Nov 2: “Film”.'],
    [
      'another name at the same mailbox',
      { schoolName: 'Ohio', coachName: 'Sam Field' },
      'You wrote to Sam Field at Ohio on Nov 2: “Film”.',
    ],
    ['a name alone', { schoolName: 'Ohio', isByName: true }, 'You wrote to Pat Field at Ohio on Nov 2: “Film”.'],
    ['no subject', { subject: '' }, 'You wrote to Pat Field at Akron on Nov 2.'],
    ['60 characters', { subject: 'x'.repeat(60) }, `You wrote to Pat Field at Akron on Nov 2: “${'x'.repeat(60)}”.`],
    ['61 characters', { subject: 'x'.repeat(61) }, `You wrote to Pat Field at Akron on Nov 2: “${'x'.repeat(60)}…”.`],
    ['a day by UTC', { at: new Date('2026-01-01T00:00:00Z') }, 'You wrote to Pat Field at Akron on Jan 1: “Film”.'],
  ])('C-16 tells what was written, and when: %s', (_what, changes, words) => {
    expect(earlierWords([PAT], [earlier(changes)])).toEqual(new Map([[1, words]]));
  });

  it('C-16 somebody who gets nothing this time is not said to have moved', () => {
    expect(earlierWords([], [earlier({ schoolName: 'Ohio' })]).get(1)).toBe('You wrote to Pat Field at Ohio on Nov 2: “Film”.');
    expect(earlierWords([PAT], [])).toEqual(new Map());
  });
});

describe('a coach twice in one send', () => {
  const other = (changes: Partial<typeof PAT> = {}) => aCoach({ ...PAT, coachId: 2, schoolId: 8, schoolName: 'Ohio', ...changes });

  it('C-16 under two schools: the second entry is to be confirmed', () => {
    expect(repeatProblems([PAT, other()], [])).toEqual(
      new Map([
        [
          2,
          {
            coachId: 2,
            code: 'same_person_twice',
            place: 'Recipient',
            fix: 'Pat Field at Akron gets this email too. If this is the same person, leave one out, or confirm both.',
          },
        ],
      ]),
    );
  });

  it.each<[string, Partial<typeof PAT>, number[]]>([
    ['written otherwise', { firstName: 'PÁT', lastName: 'field', coachName: 'PÁT field' }, [2]],
    ['two people of one school', { schoolId: 7 }, []],
    ['another first name', { firstName: 'Sam' }, []],
    ['another last name', { lastName: 'Fields' }, []],
  ])('C-16 the same person: %s', (_what, changes, found) => {
    expect([...repeatProblems([PAT, other(changes)], []).keys()]).toEqual(found);
  });

  it('C-16 one word alone is no name to tell people by', () => {
    const nameless = { firstName: '', lastName: 'Field' };
    expect(repeatProblems([aCoach({ ...PAT, ...nameless }), other(nameless)], []).size).toBe(0);
  });

  it('C-16 each further entry names the first', () => {
    const third = other({ coachId: 3, schoolId: 9, schoolName: 'Kent' });
    const problems = repeatProblems([PAT, other(), third], []);
    expect([...problems.values()].map(({ fix }) => fix.slice(0, 18))).toEqual(['Pat Field at Akron', 'Pat Field at Akron']);
  });

  it('C-16 an earlier email to that coach is told instead', () => {
    expect(repeatProblems([PAT, other()], [earlier({ coachId: 2 })]).get(2)?.code).toBe('recent_contact');
  });
});
