import { aCoach, anAthlete } from '../../testing/builders.js';
import { placeholderValues } from './placeholder-values.js';
import { PLACEHOLDERS } from './placeholders.js';
import { renderMail } from './render-mail.js';

const render = (template: string, subject = 'Film') => renderMail({ subject, template }, anAthlete(), aCoach({ coachId: 5 }));

describe('C-05 the text of one email', () => {
  it.each([
    ['{{coach_first_name}}', 'Quinn'],
    ['{{coach_last_name}}', 'Dummett'],
    ['{{school_name}}', 'Akron'],
    ['{{student_first_name}} {{student_last_name}}', 'Marcus Lee'],
    ['{{student_position}}', 'QB'],
    ['{{student_graduation_year}}', '2027'],
    ['{{student_jersey_number}}', '12'],
    ['{{student_twitter_handle}}', '@marcuslee12'],
    ['{{hudl_profile_url}}', 'https://www.hudl.com/profile/12'],
    ['{{student_gpa}}', '3.7'],
    ['{{student_height}}, {{student_weight}}', '6\'2", 205 lbs'],
    ['{{student_forty_yard_dash}}', '4.62 s (laser, Nike camp, June 2026)'],
    ['{{student_high_school}}', 'Westlake High School'],
    ['{{student_city}}, {{student_state}}', 'Austin, TX'],
    ['{{share_link}}', 'https://recruit.test/p/0k9cQ0Wl1nVb7b0f'],
  ])('C-05 %s becomes %s', (template, text) => {
    expect(render(template)).toMatchObject({ text, problems: [] });
  });

  it.each(['{{ coach_first_name }}', '{coach_first_name}', '[coach_first_name]', '[Coach First Name]', '{Coach-First-Name}'])(
    'C-05 reads %s as the same placeholder',
    (written) => expect(render(`Coach ${written},`).text).toBe('Coach Quinn,'),
  );

  it.each(['[2026]', '{ x: 1 }', 'a [1] b', '{}', '[]', 'f(x) {', '{{', '}}'])('leaves %s as plain text', (text) => {
    expect(render(text)).toMatchObject({ text, problems: [] });
  });

  it('C-05 uses the fallback only when the value is missing', () => {
    const mail = { subject: 'x', template: 'Coach {{coach_first_name|Coach}},' };
    expect(renderMail(mail, anAthlete(), aCoach()).text).toBe('Coach Quinn,');
    expect(renderMail(mail, anAthlete(), aCoach({ firstName: '' }))).toMatchObject({ text: 'Coach Coach,', problems: [] });
  });

  it('C-05 says where an empty placeholder stands and how to mend it', () => {
    const mail = { subject: '{{student_position}}', template: 'Hello\n\nGPA {{student_gpa}}' };
    const { problems } = renderMail(mail, anAthlete({ gpa: null, position: null }), aCoach({ coachId: 5 }));
    expect(problems).toEqual([
      expect.objectContaining({ coachId: 5, code: 'empty_placeholder', place: 'Subject' }),
      expect.objectContaining({ coachId: 5, code: 'empty_placeholder', place: 'Line 3' }),
    ]);
    expect(problems[1]?.fix).toContain('{{student_gpa}} is empty in your profile');
  });

  it('C-05 P-12 sends no email with the link of a profile that is not shared, and says what to do', () => {
    const { problems } = renderMail({ subject: 'x', template: '{{share_link}}' }, anAthlete({ shareLink: null }), aCoach());
    expect(problems).toMatchObject([{ code: 'empty_placeholder', fix: expect.stringContaining('Turn Share Profile on') as string }]);
  });

  it('C-05 blames the directory, not the profile, for a coach without a name', () => {
    const { problems } = renderMail({ subject: 'x', template: '{{coach_first_name}}' }, anAthlete(), aCoach({ firstName: '' }));
    expect(problems[0]?.fix).toBe('We do not know {{coach_first_name}} for this coach. Give a fallback: {{coach_first_name|Coach}}.');
  });

  it('C-05 reports an unknown placeholder and leaves it as it stands', () => {
    expect(render('Dear {{coach_nickname}}')).toMatchObject({
      text: 'Dear {{coach_nickname}}',
      problems: [{ code: 'unknown_placeholder', place: 'Line 1' }],
    });
  });

  it('C-05 the birth date never goes out without being confirmed', () => {
    expect(render('Born {{student_birthdate}}')).toMatchObject({
      text: 'Born March 14, 2009',
      problems: [{ code: 'birthdate_included' }],
    });
  });

  it('keeps the subject one line whatever a value holds', () => {
    const mail = { subject: 'From {{student_city}}', template: 'x' };
    expect(renderMail(mail, anAthlete({ city: 'Austin\r\nBcc: all@example.org' }), aCoach()).subject).toBe(
      'From Austin Bcc: all@example.org',
    );
  });

  it('a value that looks like a placeholder is not filled in a second time', () => {
    const mail = { subject: 'x', template: '{{student_city}}' };
    expect(renderMail(mail, anAthlete({ city: '{{student_birthdate}}' }), aCoach()).text).toBe('{{student_birthdate}}');
  });

  it('no placeholder that is offered is empty for a full profile', () => {
    const values = placeholderValues(anAthlete(), aCoach());
    expect(Object.entries(values).filter(([, value]) => !value)).toEqual([]);
    expect(Object.keys(values).sort()).toEqual([...PLACEHOLDERS].sort());
  });

  it.each([
    [3.7, '3.7'],
    [4, '4.0'],
    [3.65, '3.65'],
    [0, '0.0'],
  ])('writes a GPA of %p as %s', (gpa, text) => {
    expect(placeholderValues(anAthlete({ gpa }), aCoach()).student_gpa).toBe(text);
  });
});
