import { lazy } from 'react';

/** Pages that are read without an account, each a chunk of its own. */
export const publicPages = {
  Privacy: lazy(async () => ({ default: (await import('@/pages/legal')).PrivacyPage })),
  Terms: lazy(async () => ({ default: (await import('@/pages/legal')).TermsPage })),
  Support: lazy(async () => ({ default: (await import('@/pages/legal')).SupportPage })),
  VerifyEmail: lazy(async () => ({ default: (await import('@/pages/verify-email')).VerifyEmailPage })),
  ConfirmEmail: lazy(async () => ({ default: (await import('@/pages/email-change')).ConfirmEmailPage })),
  KeepEmail: lazy(async () => ({ default: (await import('@/pages/email-change')).KeepEmailPage })),
  ForgotPassword: lazy(async () => ({ default: (await import('@/pages/forgot-password')).ForgotPasswordPage })),
  ResetPassword: lazy(async () => ({ default: (await import('@/pages/reset-password')).ResetPasswordPage })),
  GuardianInvitation: lazy(async () => ({ default: (await import('@/pages/guardian-invitation')).GuardianInvitationPage })),
  CoachWord: lazy(async () => ({ default: (await import('@/pages/coach-word')).CoachWordPage })),
  AccountDeleted: lazy(async () => ({ default: (await import('@/pages/account-deleted')).AccountDeletedPage })),
  SharedProfile: lazy(async () => ({ default: (await import('@/pages/shared-profile')).SharedProfilePage })),
};
