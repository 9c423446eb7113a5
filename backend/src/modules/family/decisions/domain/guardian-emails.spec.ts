import { approvalEmail, deletionNewsEmail, shownReplyEmail } from './guardian-emails.js';

const SERVER = 'https://recruit.test';
const DANA = { name: 'Dana', email: 'dana@mail.test' };
const DUE = new Date('2026-11-30T09:00:00.000Z');

describe('the emails to a family', () => {
  it.each([
    [0, 'Marcus asks for your decision'],
    [1, 'Marcus wants to send an email to coaches'],
    [12, 'Marcus wants to send 12 emails to coaches'],
  ])('U-08 with %d emails waiting the guardian reads how many, and where they are decided', (emails, what) => {
    const { to, subject, text } = approvalEmail(SERVER, DANA, { athlete: 'Marcus', emails, path: '/family/approvals/1/2' });
    expect([to, subject]).toEqual([{ name: 'Dana', address: 'dana@mail.test' }, what]);
    expect(text).toMatch(/^Hello Dana,\n/u);
    expect(text).toContain(`${what}. Nothing is sent before you decide`);
    expect(text).toContain(`\n${SERVER}/family/approvals/1/2\n`);
  });

  it('U-09 a reply that was shown is not in the email: the guardian reads it signed in', () => {
    const { to, text } = shownReplyEmail(SERVER, DANA, 'Marcus');
    expect(to.address).toBe('dana@mail.test');
    expect(text).toContain('Please look at it together');
    expect(text).toContain(`\n${SERVER}/family/activity\n`);
  });

  it.each([
    [false, 'Marcus’s account will be deleted on Monday, November 30', 'Until then each guardian can stop it', 'The athlete was told'],
    [true, 'Your account will be deleted on Monday, November 30', 'you can stop it yourself', 'You can take a copy of your data along'],
  ])(
    'U-08 a deletion that was started: the day, who can stop it, what else to know (to the athlete: %p)',
    (isAthlete, subject, ...words) => {
      const letter = deletionNewsEmail(SERVER, DANA, { athlete: 'Marcus', dueAt: DUE, isAthlete });
      expect(letter.subject).toBe(subject);
      for (const said of [...words, 'It goes for good on Monday, November 30.', SERVER]) expect(letter.text).toContain(said);
      expect(letter.text).toContain(isAthlete ? 'the deletion of your account.' : 'the deletion of Marcus’s account.');
    },
  );

  it('U-08 a deletion that was stopped: nothing was deleted', () => {
    const letter = deletionNewsEmail(SERVER, DANA, { athlete: 'Marcus', dueAt: null, isAthlete: false });
    expect(letter.subject).toBe('Marcus’s account will not be deleted');
    expect(letter.text).toContain('Nothing was deleted.');
    expect(letter.text).not.toContain('started');
  });
});
