import type { Fact } from '../../../facts/domain/fact.js';
import { MARCUS_FACTS } from '../../../facts/testing/athlete-fixture.js';
import { strengthenEmail } from './strengthen-email.js';

const NOTHING: readonly Fact[] = [];
const FILM = 'https://www.hudl.com/profile/12';

describe('I-01 I-06 making an email more persuasive', () => {
  it.each([
    ['I think I can help your team?', 'I can help your team?'],
    ['Maybe I could be a good fit?', 'I can be a good fit?'],
    ['I might be able to visit?', 'I can visit?'],
    ['Sorry for bothering you, but would you call?', 'Would you call?'],
  ])('I-01 what takes itself back goes: %s', (email, strong) => {
    expect(strengthenEmail(email, NOTHING)).toBe(strong);
  });

  it('I-01 a first email without figure, film and question gets the three from the facts, before the closing', () => {
    const text = strengthenEmail('Coach,\n\nI like your team.\n\nThank you,\nMarcus', MARCUS_FACTS);
    expect(text).toContain(FILM);
    expect(text).toMatch(/\d/);
    expect(text).toContain('?');
    expect(text.endsWith('\n\nThank you,\nMarcus')).toBe(true);
  });

  it('I-01 what an email has is not added again', () => {
    const email = `Coach,\n\nI run a 4.6 forty. Film: ${FILM} Would you watch it?\n\nMarcus`;
    expect(strengthenEmail(email, MARCUS_FACTS)).toBe(email);
  });

  it('I-06 only facts are added: without them the question alone', () => {
    const text = strengthenEmail('Coach,\n\nI like your team.', NOTHING);
    expect(text).toMatch(/^Coach,\n\nI like your team\.\n\n[^\d]+\?$/);
  });

  it.each(['Thank you for the visit on Saturday.', 'Thank you for your offer, but I have decided to decline it.'])(
    'I-06 thanks and refusals sell nothing: %s',
    (email) => {
      expect(strengthenEmail(email, MARCUS_FACTS)).toBe(email);
    },
  );

  it('I-01 done twice it changes nothing more', () => {
    const once = strengthenEmail('Coach,\n\nI think I can play.\n\nMarcus', MARCUS_FACTS);
    expect(strengthenEmail(once, MARCUS_FACTS)).toBe(once);
  });
});

describe('I-01 what is added to a weak email, and where', () => {
  const ASK = 'What would be the next step to be evaluated by your staff?';
  const without = (...keys: string[]) => MARCUS_FACTS.filter(({ key }) => !keys.some((one) => key.startsWith(one)));
  const added = (email: string, facts: readonly Fact[] = MARCUS_FACTS) =>
    strengthenEmail(email, facts)
      .split('\n\n')
      .filter((paragraph) => !email.includes(paragraph));

  it('I-01 the figures of the season, or the grades where there are none, or nothing', () => {
    expect(added('I like you?')[0]).toMatch(/^In my 2026 .*season .*2,481 passing yards/);
    expect(added('I like you?', without('season'))[0]).toMatch(/^In the classroom I have a 3\.7 GPA/);
    expect(added('I like you?', NOTHING)).toEqual([]);
  });

  it('I-01 a measured figure is enough, a class year or a day is none', () => {
    const figures = (email: string) => added(email).some((paragraph) => paragraph.includes('passing yards'));
    expect([figures('I run a 4.6 forty?'), figures('I am in the class of 2027?'), figures('We won 3 of them?')]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it.each(['http://x.example/film', 'https://x.example/film', '{{hudl_link}}'])('I-01 %s counts as film', (film) => {
    expect(added(`I run a 4.6 forty. Film: ${film} Would you look?`)).toEqual([]);
    expect(added('I run a 4.6 forty. My hudl has film, would you look?')).toEqual([`Here is my film: ${FILM}`]);
  });

  it('I-01 stands before the thanks and the signature, and behind what is no closing', () => {
    const order = (email: string) => strengthenEmail(email, NOTHING).split('\n\n');
    expect(order('I like your team.\n\n Thank you for your time, and for reading this.\n\nBest,\nMarcus')).toEqual([
      'I like your team.',
      ASK,
      ' Thank you for your time, and for reading this.',
      'Best,\nMarcus',
    ]);
    expect(order('I like your team.\n\nI want to thank you for your time.\nMarcus')).toEqual([
      'I like your team.',
      'I want to thank you for your time.\nMarcus',
      ASK,
    ]);
    expect(order('Coach\n\nMarcus')).toEqual(['Coach', ASK, 'Marcus']);
    expect(order('Marcus')).toEqual(['Marcus', ASK]);
  });

  it('I-01 blanks around an email go', () => {
    expect(strengthenEmail('  Would you call? \n', NOTHING)).toBe('Would you call?');
  });
});
