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
    ['/fit?school=1', /./u],
  ] as const,
  admins: [
    ['/admin/templates', 'Email Templates'],
    ['/admin/coaches', 'Coach Database'],
    ['/admin/operations', 'Operations'],
  ] as const,
};
