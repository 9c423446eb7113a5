import { claimScope } from '../../../testing/claim-world.js';
import { checkClaimsOf } from '../check-claims-of.js';

const found = (text: string) => checkClaimsOf(text, claimScope()).map(({ text: stated, severity }) => `${severity} ${stated}`);

describe('people with a role', () => {
  it.each([
    ['Ray Stubs is my head coach.', ['error Ray Stubs']],
    ['Coach Don Stubbins has been our coach.', ['error Don Stubbins']],
    ['My head coach is Pete Alvarez.', ['error My head coach is Pete Alvarez']],
    ['My coach Pete Alvarez can tell you more.', ['error Pete Alvarez']],
    ['Pete Alvarez, my head coach, timed it.', ['error Pete Alvarez']],
    ['Pete Alvarez (my high school coach) has my film.', ['error Pete Alvarez']],
    ['Pete Alvarez coaches us.', ['error Pete Alvarez']],
    ['I was coached by Coach Alvarez.', ['error Alvarez']],
    ['Dr. Nadia Okafor says I can play.', ['confirm Nadia Okafor']],
    ['Pastor Williams has known me for years.', ['confirm Williams']],
    ['Mrs. Irene Bell can send my transcript.', ['confirm Irene Bell']],
    ['My trainer Luis Prado thinks I am fast.', ['confirm My trainer Luis Prado']],
    ['Hank Dorsett has seen me play since sixth grade.', ['confirm Hank Dorsett']],
    ['I train with Marcus Bell-Reyes every morning.', ['confirm Marcus Bell-Reyes']],
    ['I worked out with former Beaver great Jim Tolan.', ['confirm Jim Tolan']],
    ['Our quarterback Cole Maddox throws me the ball.', ['confirm quarterback Cole Maddox']],
    ['Analyst Trey de la Cruz ranked the class.', ['confirm Trey de la Cruz']],
    ['Tony Marsh Junior said hello.', []],
  ])('I-05 of “%s” %j', (text, marks) => {
    const all = found(text);
    if (marks.length === 0) expect(all).toEqual([]);
    else expect(all.map((one) => one.split(' ')[0])).toContain(marks[0]?.split(' ')[0]);
    expect(all.length >= marks.length).toBe(true);
  });

  it.each([
    'Ray Stubbs is my head coach.',
    'My coach is Ray Stubbs.',
    'Ray Stubbs, my head coach, timed it.',
    'Coach Stubbs coaches us.',
    'Theo Marsh is my name.',
    'Marcus Tillery is your head coach, I believe.',
    'I hope Coach Tillery said good things.',
    'I worked with Ray Stubbs all summer.',
    'Silver Fork was our third game.',
    'Kestrel Ridge has been home since kindergarten.',
    'Mrs. Bell can send you my transcript.',
    'Thank You For Your Time And Help.',
    'Happy New Year to Coach Okonjo and the staff.',
    'I told Ray Stubbs that I would write to you.',
  ])('I-05 names nobody who is not known: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});
