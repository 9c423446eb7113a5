import { aCoach } from '../../writing/testing/builders.js';
import { CheckWorld, OKONJO } from '../testing/check-world.js';

describe('C-15 the gates before sending', () => {
  const world = new CheckWorld();

  it.each([
    ['Playing for Rice has been my goal since I was little.', 'other_school: Rice'],
    ['Rice has offered me.', 'other_school: Rice'],
    ['I want to play for Ohio State.', 'other_school: Ohio State'],
    ['i want to play for ohio state.', 'other_school: ohio state'],
    ['I would love to play football at The Ohio State University.', 'other_school: The Ohio State University'],
    ['I am committed to Tulsa.', 'other_school: Tulsa'],
    ['I was recruited by Alabama.', 'other_school: Alabama'],
    ['I follow Alabama football.', 'other_school: Alabama'],
    ['The University of Alabama is great.', 'other_school: The University of Alabama'],
    ['It is my dream to be at Alabama.', 'other_school: Alabama'],
    ['I love the Alabama Crimson Tide.', 'other_school: Alabama Crimson Tide'],
    ['Miami University is my dream.', 'other_school: Miami University'],
    ['I loved my visit at Wheaton College.', 'other_school: Wheaton College'],
    ['Air Force is my dream.', 'other_school: Air Force'],
    ['Northern Ohio is my dream.', 'other_school: Northern Ohio'],
    ['LSU is my dream.', 'other_school: LSU'],
    ['I like San Jose State.', 'other_school: San Jose State'],
    ['I like SAN JOSÉ STATE.', 'other_school: SAN JOSÉ STATE'],
    ['I like Saint Mary’s.', 'other_school: Saint Mary’s'],
    ['I like Texas\nState.', 'other_school: Texas State'],
    ['I could see myself at Texas A&M.', 'other_school: Texas A&M'],
    ['I want to be a Rainbow Warrior at Hawaiʻi.', 'other_school: Hawaiʻi'],
    ['Rice’s program is great.', 'other_school: Rice’s'],
  ])('C-15 another school: %s', async (text, found) => {
    expect(await world.findings(text)).toEqual([found]);
  });

  it('C-15 two schools beside each other are two findings', async () => {
    expect(await world.findings('I have been offered by Texas State and Tulsa.')).toEqual([
      'other_school: Texas State',
      'other_school: Tulsa',
    ]);
  });

  it.each([
    ['the recipient’s own school', 'I follow Lamar football, Lamar University and the Lamar Cardinals.'],
    ['its town and state', 'I would like to visit Beaumont, Texas in December.'],
    ['the athlete’s own school and town', 'I am a senior at Cedar Bluff High School in Round Rock, TX. Go Cedar Bluff!'],
    ['a state alone', 'I grew up in Ohio, and Alabama is far away. I moved from Texas to Ohio.'],
    ['a town alone', 'I have family in Tulsa and visited Miami last summer. Houston, TX is close.'],
    ['a town with its state', 'My grandparents live in Wheaton, IL.'],
    ['a high school of that name', 'We beat Rice High School and Howard HS, then Miami Middle School.'],
    ['a state contest', 'I was a Texas State champion and an Ohio State qualifier at track.'],
    ['the state itself', 'I grew up in Ohio state and Texas state parks.'],
    ['a part of a state', 'I grew up in Northern Ohio, and Southern Alabama is warm.'],
    ['the forces', 'My father is in the Air Force and my uncle was in the Army.'],
    ['a surname', 'My teacher Mr. Martin Howard and my friend Jerry Rice helped me.'],
    ['letters that several schools share', 'OSU was on TV.'],
    ['a nickname in lower case', 'I like the u in my name.'],
    ['a web address or handle', 'See www.rice.edu, https://ohiostate.edu/rice and @AlabamaFTBL or caleb@lsu.edu.'],
    ['first names', 'Nick, Marcus and Grady are my friends. Thanks, Coach Nick.'],
    ['the recipient', 'Dear Coach Okonjo, thank you, Brett Okonjo.'],
    ['somebody of the same staff', 'Please tell Coach Tillery hello from me. I met Marcus Tillery at camp.'],
    ['the athlete’s own coach', 'You can reach Coach Varela. Doug Varela is my head coach.'],
    ['no name behind Coach', 'Coach, I hope you are well. Coach and staff, thank you. Good luck, Coach!'],
    ['ordinary words', 'I worked in the field. Army worms ate the temple. I hope the rice is brown.'],
  ])('C-15 never counts: %s', async (_what, text) => {
    expect(await world.findings(text)).toEqual([]);
  });

  it.each([
    ['Dear Coach Abara,', 'other_coach: Coach Abara'],
    ['Coach Munson, I hope your season is going well.', 'other_coach: Coach Munson'],
    ['Coach Saban of Lamar, hello', 'other_coach: Coach Saban'],
    ['I talked with Coach Saban last week.', 'other_coach: Coach Saban'],
    ['I talked with Nick Saban last week.', 'other_coach: Nick Saban'],
    ['Dear Nick Saban,', 'other_coach: Nick Saban'],
    ['Dear Mr. Saban,', 'other_coach: Mr. Saban'],
    ['I talked with Tomas Nunez.', 'other_coach: Tomas Nunez'],
    ['I wrote to Coach De La Cruz.', 'other_coach: Coach De La Cruz'],
    ['Dear Coach Nobodyknown,', 'other_coach: Coach Nobodyknown'],
    ['Coach Nobodyknown,\n\nhello', 'other_coach: Coach Nobodyknown'],
    ['Dear Coach Tillery,\n\nhello', 'other_coach: Coach Tillery'],
    ['Dear Coach Nobodyknown of Lamar, hello', 'other_coach: Coach Nobodyknown'],
    ['COACH SABAN, hi', 'other_coach: COACH SABAN'],
  ])('C-15 another coach: %s', async (text, found) => {
    expect(await world.findings(text)).toEqual([found]);
  });

  it('C-15 the email of the issue: “Coach Saban of Alabama, I want to play for Ohio State”', async () => {
    expect(await world.findings('Coach Saban of Alabama, I want to play for Ohio State')).toEqual([
      'other_coach: Coach Saban',
      'other_school: Alabama',
      'other_school: Ohio State',
    ]);
  });

  it('C-15 what is wrong for one coach is right for another', async () => {
    const saban = aCoach({
      coachId: 13,
      firstName: 'Nick',
      lastName: 'Saban',
      coachName: 'Nick Saban',
      schoolId: 7,
      schoolName: 'Alabama',
      schoolCity: 'Tuscaloosa',
      schoolState: 'AL',
    });
    const checker = await world.checker('Coach {{coach_last_name}},\n\nI want to play football for Alabama.\n\nYours');
    expect(checker.problems(saban)).toEqual([]);
    expect(checker.problems(OKONJO)).toEqual([
      {
        coachId: 12,
        code: 'other_school',
        place: 'Line 3',
        fix: '“Alabama” is not this coach’s school. Correct it, or confirm that you mean it.',
      },
    ]);
  });

  it('C-15 a name that is put together by a placeholder is found, and a value is no other name', async () => {
    expect(await world.findings('I like {{school_name}} State.', { coach: { ...OKONJO, schoolName: 'Texas', schoolId: 4 } })).toEqual([
      'other_school: Texas State',
    ]);
    expect(await world.findings('Coach {{coach_last_name}} of {{school_name}},')).toEqual([]);
  });

  it('C-15 names the subject, and the line in a long text', async () => {
    const text = `${'A line.\n'.repeat(40)}I like Rice.\n`;
    expect(await world.problems(text, { subject: 'For Ohio State' })).toEqual([
      expect.objectContaining({ place: 'Subject' }),
      expect.objectContaining({ place: 'Line 41', fix: expect.stringContaining('“Rice”') }),
    ]);
  });

  it('C-15 C-18 the signature is checked too, and named as the place', async () => {
    const signed = new CheckWorld();
    Object.assign(signed.athlete, { signature: 'Caleb\nFuture Owl of Rice University' });
    expect(await signed.problems('Hello')).toEqual([expect.objectContaining({ code: 'other_school', place: 'Signature' })]);
  });

  it('C-15 the same name is one finding, however often it is written', async () => {
    expect(await world.findings('I like Rice. '.repeat(500))).toEqual(['other_school: Rice']);
  });

  it('C-15 a contact that only this athlete knows is another coach too', async () => {
    const own = new CheckWorld();
    own.names.all.contacts = [{ firstName: 'Olga', lastName: 'Zieliński', schoolId: 3 }];
    expect(await own.findings('I met Olga Zielinski. Thank you, Coach Zielinski.')).toEqual([
      'other_coach: Olga Zielinski',
      'other_coach: Coach Zielinski',
    ]);
  });

  it.each([
    ['Here is my film.', true],
    ['Please look at my film', true],
    ['My highlights are below.', true],
    ['You can watch my junior season tape', true],
    ['Film: soon', true],
    ['The link is below.', true],
    ['Click here', true],
    ['Here is my film: https://www.hudl.com/profile/12', false],
    ['Here is my film: hudl.com/v/2abc', false],
    ['Here is my film: {{hudl_profile_url}}', false],
    ['I can send you the full film of all six games.', false],
    ['I would be happy to send you my film.', false],
    ['Footwork, patience and film study are what I work on most.', false],
    ['If you want to see my film, just tell me.', false],
  ])('C-15 a link that the text speaks of and lacks: %s', async (text, isMissing) => {
    expect((await world.findings(text)).includes('missing_link')).toBe(isMissing);
  });

  it('C-15 a link anywhere in the email is enough, and an empty Hudl placeholder is none', async () => {
    expect(await world.findings('My film is below.\n\nYours\n\nhttps://youtu.be/x1')).toEqual([]);
    const unfilled = new CheckWorld();
    unfilled.athlete.hudlProfileUrl = null;
    expect(await unfilled.findings('My film: {{hudl_profile_url}}')).toEqual(['missing_link']);
  });

  it('C-15 an attachment that is spoken of has to be there', async () => {
    expect(await world.findings('P.S. My transcript is attached.')).toEqual(['missing_attachment']);
    expect(await world.findings('I am attached to my family.')).toEqual([]);
  });

  it.each([
    ['I like <school>.', 'leftover_bracket: <school>'],
    ['Hello {{coach_last_name, how are you', 'leftover_bracket: {{'],
    ['Hello [the coach’s name]!', 'leftover_bracket: [the coach’s name]'],
    ['Dear (insert name here),', 'leftover_bracket: (insert name here)'],
    ['<script>alert(1)</script>', 'leftover_bracket: <script>'],
    ['I LOVE THIS GAME MORE THAN ANYBODY', 'shouting: I LOVE THIS GAME MORE THAN ANYBODY'],
    ['HOPE YOU AND THE STAFF ARE DOING WELL!', 'shouting: HOPE YOU AND THE STAFF ARE DOING WELL'],
  ])('C-15 what a template leaves, and shouting: %s', async (text, found) => {
    expect((await world.findings(text))[0]).toBe(found);
  });

  it.each([
    'QB, WR, 6-2, 198 LBS, GPA 3.7, SAT 1240, ACT 28',
    'CALEB NORWOOD\nCEDAR BLUFF HIGH SCHOOL',
    'I <3 football, 4 < 5 and 6 > 5 -> yes. See <https://x.example/a> or <me@example.org>.',
    'It was (really) good. Class of [2027].',
    'An unknown {{nickname}} or [school name] is reported as a placeholder.',
  ])('C-15 no blank and no shouting: %s', async (text) => {
    expect(await world.findings(text)).toEqual([]);
  });

  it('C-15 a subject in capitals is shouting, abbreviations are not', async () => {
    expect(await world.findings('Hello', { subject: 'PLEASE WATCH THIS' })).toEqual(['shouting: PLEASE WATCH THIS']);
    expect(await world.findings('Hello', { subject: '2027 QB TX 3.7 GPA' })).toEqual([]);
  });

  it('C-15 demands and insults warn and hold nothing back', async () => {
    const checker = await world.checker('Coach, offer me now. Not answering is your loss.\n\nYou must know how much I like this.');
    expect(checker.problems(OKONJO)).toEqual([]);
    expect(checker.warnings(OKONJO)).toEqual([
      expect.objectContaining({ code: 'harsh_words', place: 'Line 1', fix: expect.stringContaining('“offer me now”') }),
    ]);
  });

  it('C-15 the names are read once, and again after a change of the directory', async () => {
    const one = new CheckWorld();
    const checks = one.names.checks();
    const { MailWriter } = await import('../../writing/domain/templates/mail-writer.js');
    const look = () =>
      checks.of({ userId: 'caleb', athlete: one.athlete, writer: new MailWriter({ subject: 'x', template: 'x' }, one.athlete) });
    await Promise.all([look(), look()]);
    await look();
    expect(one.names.reads).toBe(1);
    one.names.changes = 1;
    await look();
    expect(one.names.reads).toBe(2);
  });
});
