/** Every address of the app, written once. */
export const paths = {
  home: '/',
  profile: '/profile',
  schools: '/recruiting',
  campaigns: '/campaigns',
  writeTo: (coachId: number, by: 'x' | 'text') => `/campaigns?write=${coachId}&by=${by}`,
  conversations: '/conversations',
  /** The list, and one of them beside it. */
  conversation: '/conversations/:coachId?',
  /** `entryId`: at this email or reply. */
  conversationWith: (coachId: number, entryId?: string) => `/conversations/${coachId}${entryId === undefined ? '' : `#${entryId}`}`,
  newCampaignTo: (...coachIds: number[]) => `/campaigns?new=1&coaches=${coachIds.join(',')}`,
  strategy: '/recruiting-strategy',
  analytics: '/analytics',
  settings: '/settings',
  /** Who writes: the AI provider or the built-in writer. */
  writingHelp: '/settings#writing-help',
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
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  accountDeleted: '/account-deleted/:token',
  accountDeletedWith: (token: string) => `/account-deleted/${token}`,
} as const;
