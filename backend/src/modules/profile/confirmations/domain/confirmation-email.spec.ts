import { confirmationEmail, confirmationLink } from './confirmation-email.js';

describe('the email to a coach who is asked', () => {
  it('U-12 says who asks, that no account is needed, and leads to the page of the figures', () => {
    const link = confirmationLink('https://recruit.test', 'secret');
    const { to, subject, text } = confirmationEmail('dale@school.test', { coach: 'Rivers', athlete: 'Marcus Lee', link });
    expect(to).toEqual({ name: '', address: 'dale@school.test' });
    expect(subject).toContain('Marcus Lee asks you to confirm figures');
    expect(text).toMatch(/^Coach Rivers,\n/u);
    expect(text).toContain('You need no account.');
    expect(text.match(/https:\S+/gu)).toEqual(['https://recruit.test/coach-word?token=secret']);
  });
});
