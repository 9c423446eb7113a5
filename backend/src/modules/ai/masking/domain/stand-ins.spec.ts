import { StandIns } from './stand-ins.js';

describe('what a model makes of stand-ins', () => {
  const given = () => {
    const standIns = new StandIns();
    standIns.of('last_name', 'Lee');
    standIns.of('last_name', 'LEE');
    standIns.of('school', 'Westlake');
    return standIns;
  };

  it.each([
    ['{{private_last_name_2}}, {{private_last_name_1}}, {{private_last_name_1}}', 'LEE, Lee, Lee'],
    ['{private_last_name_1} [private_last_name_1] <private_last_name_1> [[private_last_name_1]]', 'Lee Lee Lee Lee'],
    ['{{ Private Last Name 1 }} {{PRIVATE_LAST_NAME_2}} {{privateLastName1}}', 'Lee LEE Lee'],
    ['{{private_last_name}} {{private_school_7}}', 'Lee Westlake'],
    ['\\{\\{private\\_last\\_name\\_1\\}\\} is', 'Lee is'],
    ['private_school_1, {{private_school_1|my school}} and {{private_school_1}', 'Westlake, Westlake and Westlake'],
    ['{{private_last_name_1}}’s', 'Lee’s'],
    ['a private school', 'a private school'],
  ])('U-11 %s is filled in', (text, expected) => {
    expect(given().restore(text)).toEqual({ text: expected, isCorrupted: false });
  });

  it.each(['{{private_town_1}}', '{{private_nickname_1}}', 'private_nickname', '{{private', 'I am {{private_las'])(
    'U-11 %s is known as mangled',
    (text) => {
      expect(given().restore(text).isCorrupted).toBe(true);
    },
  );

  it('U-11 while a text is being written no part of a stand-in shows', () => {
    const whole = 'I am Marcus {{private_last_name_2}} of {{private_school_1}}, class of 2027.';
    const shown = Array.from({ length: whole.length + 1 }, (_, end) => given().restoreBeginning(whole.slice(0, end)));
    expect(shown.filter((text) => !'I am Marcus LEE of Westlake, class of 2027.'.startsWith(text))).toEqual([]);
    expect(shown.at(-1)).toBe('I am Marcus LEE of Westlake, class of 2027.');
  });
});
