import { lastEmailText } from './last-email-text';

const now = new Date(2026, 10, 20, 15, 0);
const plain = (text: string) => text.replace(/\s/gu, ' ');

describe('lastEmailText', () => {
  it('C-23 says when the last email is sent, today or on a later day', () => {
    expect(plain(lastEmailText(new Date(2026, 10, 20, 15, 1).toISOString(), 12, now))).toBe(
      'The last email is sent today at about 3:01 PM.',
    );
    expect(plain(lastEmailText(new Date(2026, 10, 21, 9, 30).toISOString(), 12, now))).toBe(
      'The last email is sent Sat, Nov 21 at about 9:30 AM.',
    );
    expect(plain(lastEmailText(new Date(2026, 10, 20, 15, 1).toISOString(), 1, now))).toMatch(/^The email is sent today/u);
  });
});
