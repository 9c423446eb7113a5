/** Every address of the app, written once. */
export const paths = {
  home: '/',
  profile: '/profile',
  schools: '/recruiting',
  campaigns: '/campaigns',
  strategy: '/recruiting-strategy',
  analytics: '/analytics',
  fit: '/fit',
  fitOf: (schoolId: number) => `/fit?school=${schoolId}`,
  templates: '/admin/templates',
  coaches: '/admin/coaches',
  operations: '/admin/operations',
  privacy: '/privacy',
  terms: '/terms',
  support: '/support',
  sharedProfile: '/p/:token',
  verifyEmail: '/verify-email',
} as const;
