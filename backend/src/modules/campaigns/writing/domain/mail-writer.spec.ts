import { aCoach, anAthlete } from '../testing/builders.js';
import { MailWriter } from './mail-writer.js';

const writer = (template: string, subject = 'Film') => new MailWriter({ subject, template }, anAthlete({ gpa: null }));

describe('one text written for many coaches', () => {
  it.each([
    'Coach {{coach_last_name}}, {{school_name}} {{school_name}}',
    'GPA {{student_gpa|not yet}} {{student_gpa|3}} {{student_gpa}} and {{unknown}} [School Name]',
    '{{student_first_name|}}{{coach_first_name|Coach}} plain',
    '',
  ])('C-04 knows the length of "%s" before it is written', (template) => {
    for (const coach of [aCoach(), aCoach({ firstName: '', schoolName: 'A much longer name' })]) {
      expect(writer(template).textLength(coach)).toBe(writer(template).write(coach).text.length);
    }
  });

  it('C-05 names the same placeholder once, at its first place', () => {
    const problems = writer('{{student_gpa}}\n{{student_gpa}}\n{GPA x}\n{GPA x}').problems(aCoach());
    expect(problems.map(({ code, place }) => [code, place])).toEqual([
      ['empty_placeholder', 'Line 1'],
      ['unknown_placeholder', 'Line 3'],
    ]);
  });

  it('C-05 a bare placeholder is named although another one has a fallback', () => {
    const problems = writer('{{student_gpa|soon}}\n{{student_gpa}}').problems(aCoach());
    expect(problems).toMatchObject([{ code: 'empty_placeholder', place: 'Line 2' }]);
  });

  it('C-05 the birth date is seen behind thousands of words that are no placeholders', () => {
    const words = Array.from({ length: 3_000 }, (_, at) => `{{w${at}}}`).join('');
    const codes = writer(`${words}{{student_birthdate|x}}`)
      .problems(aCoach())
      .map(({ code }) => code);
    expect(codes).toEqual([...Array<string>(20).fill('unknown_placeholder'), 'birthdate_included']);
  });
});
