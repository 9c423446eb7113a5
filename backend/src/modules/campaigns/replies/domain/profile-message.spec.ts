import { tidyMessage } from './profile-message.js';

const typed = { key: 'k', name: 'Quinn Dummett', school: 'Akron', address: ' q@akron.example ', text: 'Hello' };

describe('a message by the form of a shared profile', () => {
  it('P-15 keeps name and school on one line, without signs that turn or hide letters', () => {
    const { name, school, address } = tidyMessage({ ...typed, name: 'Quinn\u202E\n Dummett', school: '\u200BAk\u2066ron' });
    expect([name, school, address]).toEqual(['Quinn Dummett', 'Akron', 'q@akron.example']);
  });

  it('P-15 keeps the lines of the text and letters of any script', () => {
    expect(tidyMessage({ ...typed, text: '\r\nHi\r\n\r\n\r\n\r\nمحمد \u0007王\n' }).text).toBe('Hi\n\nمحمد  王');
  });
});
