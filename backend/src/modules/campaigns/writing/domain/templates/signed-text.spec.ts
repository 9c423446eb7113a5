import { aCoach, anAthlete } from '../../testing/builders.js';
import { renderMail } from './render-mail.js';

const SIGNATURE = '{{student_first_name}} {{student_last_name}}\n{{student_position}}, class of {{student_graduation_year}}';
const FILLED = 'Marcus Lee\nQB, class of 2027';

const mailOf = (template: string, signature = SIGNATURE, changes = {}) =>
  renderMail({ subject: 'Film', template }, anAthlete({ signature, ...changes }), aCoach({ coachId: 5 }));

describe('the signature below an email', () => {
  it('C-18 is added once, an empty line below the text, with its values', () => {
    expect(mailOf('Coach,\n\nmy film. \n').text).toBe(`Coach,\n\nmy film.\n\n${FILLED}`);
    expect(mailOf('Coach.', '').text).toBe('Coach.');
    expect(mailOf('Coach.', ' \n ').text).toBe('Coach.');
  });

  it('C-18 is not added to a text that ends with it, as placeholders or as words', () => {
    expect(mailOf(`Coach,\n\n${SIGNATURE}`).text).toBe(`Coach,\n\n${FILLED}`);
    for (const end of [FILLED, `${FILLED}\n\n`, FILLED.replace('\n', '\r\n')]) {
      expect(mailOf(`Coach,\n\n${end}`).text).toBe(`Coach,\n\n${end}`);
    }
    expect(mailOf(FILLED).text).toBe(FILLED);
  });

  it('C-18 is added where the text has it in another place or only ends with its last word', () => {
    expect(mailOf(`${FILLED}\nPS: film`).text).toBe(`${FILLED}\nPS: film\n\n${FILLED}`);
    expect(mailOf('I am not Lee', 'Lee').text).toBe('I am not Lee\n\nLee');
  });

  it('C-18 is checked like the text, and its place is named', () => {
    const { problems, text } = mailOf('Coach.', '{{student_gpa}}\n[Nonsense]\n{{student_birthdate}}', { gpa: null });
    expect(problems.map(({ code, place }) => [code, place])).toEqual([
      ['empty_placeholder', 'Signature'],
      ['unknown_placeholder', 'Signature'],
      ['birthdate_included', 'Signature'],
    ]);
    expect(text).toContain('[Nonsense]');
  });

  it('C-18 takes part in the length of the email', () => {
    const most = 'x'.repeat(100);
    expect(mailOf(most, 'y'.repeat(50)).text).toHaveLength(152);
  });
});
