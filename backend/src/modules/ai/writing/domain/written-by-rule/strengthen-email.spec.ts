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
