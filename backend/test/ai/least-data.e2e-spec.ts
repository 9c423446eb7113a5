import { haveFavorites } from '../strategy/strategy-world.js';
import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { AiAnswer } from './ai-answer.js';
import { turnOnProvider } from './turn-on-provider.js';
import { OpenAiStandIn } from './openai-stand-in.js';

const PROFILE = {
  firstName: 'Marcus',
  lastName: 'Zwölfner-Quist',
  highSchool: 'Oakhollow Vista High School',
  highSchoolHeadCoach: 'Tony Vanterpool',
  city: 'Thistlebrook',
  state: 'TX',
  phone: '(512) 555-0142',
  birthdate: '2009-03-14',
  position: 'QB',
  graduationYear: 2027,
  gpa: 3.7,
  twitterHandle: 'mzq_qb12',
  hudlProfileUrl: 'https://www.hudl.com/profile/77123/marcus',
};

/** Everything of it in other writings than the profile's. */
const NOTE = `My name is MARCUS ZWOLFNER QUIST, people call me Quist. Zwölfner's film: www.hudl.com/profile/77123/marcus
I play at Oakhollow Vista HS, Oak-Hollow Vista or OVHS, in thistlebrook. I was born 14 March 2009, 03/14/09 or in march 14th.
Call 512.555.0142, +1 512 5550142, five one two five five five zero one four two. Write marcus.quist@zwolfner.test, DM @mzq_qb12.
I live at 4417 Juniper Hollow Lane, 78746. My coach Tony Vanterpool knows. I like {{school_name}} and have a 3.7 GPA.
My SSN is 512 34 9876, my student ID is 4481516 and my NCAA ID 2611223344. Post goes to P.O. Box 3071, Lakeway.
My mom Kestrel Ramires and my sister Odalys come to each game. I was born on the fourteenth of March two thousand nine.`;

/** Small letters and digits of all of it; none may be in what left the server, whatever is between the letters. */
const PRIVATE =
  'zwolfner quist oakhollow hollowvista thistlebrook 20090314 march 031409 03142009 14mar 5550142 5551201 zeroonefour hudlcom 77123 mzqqb juniper 4417 78746 vanterpool ovhs 512349876 4481516 2611223344 3071 kestrel ramires odalys fourteenth thousandnine'.split(
    ' ',
  );

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

describe('what leaves for an AI provider', () => {
  let standIn: OpenAiStandIn;
  let app: TestApp;
  let athlete: Agent;

  beforeAll(async () => {
    standIn = await OpenAiStandIn.start();
    app = await startTestApp({ env: standIn.env });
    athlete = await app.agent();
    expect((await athlete.put('/api/user', PROFILE)).status).toBe(200);
    await turnOnProvider(athlete);
    await haveFavorites(app, athlete, ['Akron']);
  });

  beforeEach(() => {
    standIn.asked.length = 0;
  });

  afterAll(async () => {
    await app.close();
    await standIn.close();
  });

  const ask = (path: string, body: object = {}, headers?: Record<string, string>) =>
    athlete.post<AiAnswer>(`/api/ai/${path}`, body, headers);
  const answers = (text: string) => (standIn.acts = [{ answer: { text } }]);

  it('U-11 I-08 no request to the provider holds surname, school, town, birth date, phone, address, link, handle, ids or names of the family', async () => {
    answers('I play quarterback.');
    await ask('generate-email', { context: NOTE });
    await ask('generate-email', { context: NOTE }, { accept: 'text/event-stream' });
    for (const improvementType of ['grammar', 'tone', 'length', 'persuasive']) {
      await ask('improve-email', { currentEmail: NOTE, improvementType });
    }
    await ask('generate-subject-lines', { emailContent: NOTE, count: 2 });
    await ask('recruiting-strategy');
    expect(standIn.asked).toHaveLength(8);
    const sent = standIn.asked.map(({ raw }) => plain(raw));
    expect(PRIVATE.filter((value) => plain(NOTE + JSON.stringify(PROFILE)).includes(value)).length).toBeGreaterThan(17);
    expect(PRIVATE.filter((value) => sent.some((raw) => raw.includes(value)))).toEqual([]);
    expect(sent.every((raw) => raw.includes('privatelastname1') && raw.includes('marcus'))).toBe(true);
  });

  it('U-11 the answer is filled in on the server, also where a stand-in was moved, repeated or written a little wrong', async () => {
    answers(
      'At {{private_school_1}} I am {private_last_name_1}. I am [Private Last Name 1], from {{private_town}}, {{private_last_name_1}}.',
    );
    const { status, body } = await ask('generate-email');
    expect([status, body.emailContent]).toEqual([
      200,
      'At Oakhollow Vista High School I am Zwölfner-Quist. I am Zwölfner-Quist, from Thistlebrook, Zwölfner-Quist.',
    ]);
    expect(body.flags).toEqual([]);
    const watched = await ask('generate-email', {}, { accept: 'text/event-stream' });
    expect(JSON.stringify(watched.body)).not.toContain('private');
    expect(JSON.stringify(watched.body)).toContain('Zwölfner-Quist');
  });

  it('U-11 an answer with a stand-in that nobody can read is no answer', async () => {
    answers('I am {{private_nickname_1}}, a quarterback.');
    expect((await ask('generate-email')).body.code).toBe('ai_malformed');
    const watched = await ask('generate-email', {}, { accept: 'text/event-stream' });
    expect(JSON.stringify(watched.body)).not.toContain('private_');
  });

  it('U-11 what the athlete wrote comes back exactly', async () => {
    standIn.echo = 'email';
    const { body } = await ask('improve-email', { currentEmail: NOTE, improvementType: 'tone' });
    standIn.echo = null;
    expect(body.improvedEmail).toBe(NOTE);
  });
});
