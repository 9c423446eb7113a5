import { aCoach, anAthlete } from '../../testing/builders.js';
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

  it('C-05 names the line of each problem, also behind blank lines, and the subject and the signature by their names', () => {
    const mail = { subject: 'Film {{student_gpa}}', template: '\n{one}\n\n{two} {three}\n{four}' };
    const signed = new MailWriter(mail, anAthlete({ gpa: null, signature: 'Marcus\n{five}' }));
    expect(signed.problems(aCoach()).map(({ place }) => place)).toEqual(['Subject', 'Line 2', 'Line 4', 'Line 4', 'Line 5', 'Signature']);
  });

  it('C-05 a birth date is no problem where the profile has none', () => {
    const mail = { subject: 'Film', template: 'Born {{student_birthdate|some day}}' };
    expect(new MailWriter(mail, anAthlete({ birthdate: null })).problems(aCoach())).toEqual([]);
    expect(new MailWriter(mail, anAthlete()).problems(aCoach())).toMatchObject([{ code: 'birthdate_included' }]);
  });

  it('C-04 the subject is one line whatever a value holds', () => {
    const coach = aCoach({ schoolName: ' Akron\r\n  State ' });
    expect(writer('x', ' {{school_name}}  film ').write(coach).subject).toBe('Akron State film');
  });

  it('C-04 each coach gets their own values, whoever was written to before', () => {
    const mail = writer('{{coach_last_name}}');
    const [one, other] = [aCoach({ lastName: 'One' }), aCoach({ lastName: 'Other' })];
    expect([one, other, one].map((coach) => mail.write(coach).text)).toEqual(['One', 'Other', 'One']);
  });
});

describe('the email to one coach as the beginning of another text', () => {
  const editable = (template: string, subject = 'Film') => writer(template, subject).editable(aCoach({ firstName: '' }));

  it('C-23 has the values in it, and what is empty stays a placeholder', () => {
    expect(editable('Coach {{coach_last_name}}, {{coach_first_name}} {{coach_first_name|Coach}}').template).toBe(
      'Coach Dummett, {{coach_first_name}} Coach',
    );
  });

  it('C-23 the birth date stays a placeholder, so that the other text asks for it too', () => {
    expect(editable('{{student_birthdate}} {{student_birthdate|soon}}').template).toBe('{{student_birthdate}} {{student_birthdate|soon}}');
  });

  it('C-23 keeps what is no placeholder, and the subject is one line', () => {
    expect(editable('[School] {x}', ' {{school_name}} \n film')).toEqual({ subject: 'Akron film', template: '[School] {x}' });
  });
});

describe('the pieces of an email', () => {
  const mail = {
    subject: 'Film of {{student_first_name}}',
    template: 'Coach {{coach_last_name}},\n\nI am a {{student_position}}.\n\n{{school_name}} {x}',
  };
  const pieces = new MailWriter(mail, anAthlete({ signature: 'Marcus\nLee' })).pieces();

  const pieceWith = (words: string) => pieces.find(({ write }) => write(aCoach()).includes(words));

  it('C-17 are its subject, its paragraphs and its signature, each with its first line', () => {
    expect([...new Set(pieces.map(({ part }) => part))]).toEqual(['subject', 'text', 'signature']);
    const found = ['Film of', 'Coach', 'I am a', '{x}', 'Marcus\n', 'Lee'].map((words) => pieceWith(words));
    expect(found.map((piece) => [piece?.part, piece?.line])).toEqual([
      ['subject', 1],
      ['text', 1],
      ['text', 3],
      ['text', 5],
      ['signature', 7],
      ['signature', 7],
    ]);
  });

  it('C-17 are the same for every coach where they have no value of a coach’s', () => {
    const same = ['Film of', 'Coach', 'I am a', '{x}', 'Lee'].map((words) => pieceWith(words)?.isSame);
    expect(same).toEqual([true, false, true, false, true]);
    const [subject, ...text] = pieces.map(({ write }) => write(aCoach()));
    expect([subject, text.join('')]).toEqual(['Film of Marcus', 'Coach Dummett,\n\nI am a QB.\n\nAkron {x}\n\nMarcus\nLee']);
  });

  it('C-17 without a signature every paragraph is text', () => {
    const plain = new MailWriter({ subject: 'Film', template: 'One.\n\nTwo.' }, anAthlete()).pieces();
    expect(plain.map(({ part }) => part)).toEqual(['subject', 'text', 'text']);
  });
});
