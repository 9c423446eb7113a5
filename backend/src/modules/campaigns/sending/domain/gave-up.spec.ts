import { gaveUp } from './gave-up.js';
import { PlatformStopped } from '../../control/domain/platform-stopped.js';

describe('an email that is not sent in the end', () => {
  it.each([
    ['Waiting: the mailbox is full', 'Recruit tried to send it for a day. The mailbox is full'],
    ['no answer', 'Recruit tried to send it for a day. No answer'],
    ['He said: Waiting: soon', 'Recruit tried to send it for a day. He said: Waiting: soon'],
    ['', 'Recruit tried to send it for a day. '],
  ])('C-04 after a day the last words %j are read as %j', (words, text) => {
    expect(gaveUp(words)).toBe(text);
  });

  it('C-04 a stop of the platform’s own address is an answer and not a fault', () => {
    expect(new PlatformStopped()).toMatchObject({ kind: 'conflict', code: 'platform_stopped' });
  });
});
