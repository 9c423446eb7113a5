import { invitationEmail, invitationLink } from './invitation-email.js';

describe('the email to a guardian who is invited', () => {
  it('U-08 says who asks and leads to the page that accepts', () => {
    const link = invitationLink('https://recruit.test', 'secret');
    const { to, subject, text } = invitationEmail('parent@example.org', 'Marcus', link);
    expect(to).toEqual({ name: '', address: 'parent@example.org' });
    expect(subject).toContain('Marcus asks you to be their guardian');
    expect(text.match(/https:\S+/gu)).toEqual(['https://recruit.test/guardian-invitation?token=secret']);
  });
});
