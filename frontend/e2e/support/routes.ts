/** Every address of the web app, with the main heading its page shows. */
export const routes = {
  forEverybody: ['/privacy', '/terms', '/support', '/forgot-password', '/reset-password?token=x'] as const,
  signedIn: [
    ['/', 'Welcome to Recruit!'],
    ['/profile', 'Athlete Profile'],
    ['/recruiting', 'Schools'],
    ['/campaigns', 'Email Campaigns'],
    ['/conversations', 'Conversations'],
    ['/recruiting-strategy', 'Recruiting Strategy'],
    ['/analytics', 'Analytics'],
    ['/settings', 'Settings'],
    ['/settings/account', /Settings|Account/u],
    ['/settings/security', /Settings|Security/u],
    ['/settings/email', /Settings|Email and mailbox/u],
    ['/settings/family', /Settings|Family/u],
    ['/settings/notices', /Settings|Notices/u],
    ['/settings/privacy', /Settings|Privacy and data/u],
    ['/fit?school=1', /./u],
  ] as const,
  admins: [
    ['/admin/templates', 'Email Templates'],
    ['/admin/coaches', 'Coach Database'],
    ['/admin/operations', 'Operations'],
  ] as const,
};
