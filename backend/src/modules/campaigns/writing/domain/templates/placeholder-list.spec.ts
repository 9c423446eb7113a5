import { aCoach, anAthlete } from '../../testing/builders.js';
import { isOfCoach } from '../is-of-coach.js';
import { MailWriter } from './mail-writer.js';
import { PLACEHOLDER_LIST } from './placeholder-list.js';
import { sameAddressKey } from '../same-address.js';

describe('the placeholders that a screen offers', () => {
  it('each is about the coach or about the athlete, as its value is', () => {
    for (const { name, about } of PLACEHOLDER_LIST) expect([name, isOfCoach(name)]).toEqual([name, about === 'coach']);
    expect(PLACEHOLDER_LIST.filter(({ about }) => about === 'coach').map(({ name }) => name)).toEqual([
      'coach_first_name',
      'coach_last_name',
      'school_name',
    ]);
  });

  it('each has words and an example, and is written in an email', () => {
    for (const { name, label, example } of PLACEHOLDER_LIST) {
      expect([label, example]).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/\w/)]);
      const { text } = new MailWriter({ subject: 'x', template: `{{${name}}}` }, anAthlete()).write(aCoach());
      expect(text).not.toBe('');
    }
  });

  it('an address has one key however it is written', () => {
    expect(sameAddressKey(' Jo@State.EDU ')).toBe('jo@state.edu');
  });
});
