import { suspicionAdvice, suspicionSentences } from './suspicion-words';

describe('the words of a suspicious reply', () => {
  it('U-09 say each reason, and the unknown address once', () => {
    expect(suspicionSentences({ suspicions: ['look_alike', 'money'], outsideDomain: true })).toEqual([
      'The address is made to look like the school’s, but it is another one.',
      'It asks for money.',
    ]);
    expect(suspicionSentences({ suspicions: ['money'], outsideDomain: true })[0]).toBe('It is not from a known address of the school.');
    expect(suspicionSentences({ suspicions: [], outsideDomain: false })).toEqual([]);
  });

  it('U-09 say what not to send, and always to show it to an adult', () => {
    expect(suspicionAdvice(['gift_card', 'password'])).toBe(
      'Do not send money or cards. Do not send any numbers, papers, passwords or codes. Show this to an adult you trust. You did nothing wrong.',
    );
    expect(suspicionAdvice([])).toBe('Show this to an adult you trust. You did nothing wrong.');
  });
});
