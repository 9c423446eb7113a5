import { emailState } from './email-state';

describe('what became of an email', () => {
  it('C-22 an email that left by hand is "Sent by you", whatever became of it', () => {
    for (const status of ['sent', 'opened', 'replied', 'auto_reply'] as const) {
      expect(emailState({ status, channel: 'email_by_hand' })).toEqual({ tone: 'good', word: 'Sent by you' });
      expect(emailState({ status, channel: 'x' }).word).toBe('Sent by you on X');
      expect(emailState({ status, channel: 'text' }).word).toBe('Sent by you as a text message');
    }
  });

  it('C-22 what did not leave says so, by hand too', () => {
    expect(emailState({ status: 'cancelled', channel: 'email_by_hand' }).word).toBe('Cancelled');
    expect(emailState({ status: 'bounced', channel: 'email' })).toEqual({ tone: 'bad', word: 'Came back' });
    expect(emailState({ status: 'unknown', channel: 'email' })).toEqual({ tone: 'next', word: 'Delivery not confirmed' });
  });

  it('C-22 that it was opened is not said: nobody knows whether a person did', () => {
    expect(emailState({ status: 'opened', channel: 'email' })).toEqual(emailState({ status: 'sent', channel: 'email' }));
  });
});
