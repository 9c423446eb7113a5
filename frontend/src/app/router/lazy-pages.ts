import { lazy } from 'react';

/** Each page is a chunk of its own, fetched when it is first opened. */
export const lazyPages = {
  Dashboard: lazy(async () => ({ default: (await import('@/pages/dashboard')).DashboardPage })),
  AdminHome: lazy(async () => ({ default: (await import('@/pages/admin/home')).AdminHomePage })),
  Profile: lazy(async () => ({ default: (await import('@/pages/profile')).ProfilePage })),
  Schools: lazy(async () => ({ default: (await import('@/pages/schools')).SchoolsPage })),
  Campaigns: lazy(async () => ({ default: (await import('@/pages/campaigns')).CampaignsPage })),
  Conversations: lazy(async () => ({ default: (await import('@/pages/conversation')).ConversationsPage })),
  Strategy: lazy(async () => ({ default: (await import('@/pages/recruiting-strategy')).RecruitingStrategyPage })),
  Analytics: lazy(async () => ({ default: (await import('@/pages/analytics')).AnalyticsPage })),
  Settings: lazy(async () => ({ default: (await import('@/pages/settings')).SettingsPage })),
  Fit: lazy(async () => ({ default: (await import('@/pages/fit')).FitPage })),
  Templates: lazy(async () => ({ default: (await import('@/pages/admin/email-templates')).EmailTemplatesPage })),
  Coaches: lazy(async () => ({ default: (await import('@/pages/admin/coach-database')).CoachDatabasePage })),
  Operations: lazy(async () => ({ default: (await import('@/pages/admin/operations')).OperationsPage })),
  Privacy: lazy(async () => ({ default: (await import('@/pages/legal')).PrivacyPage })),
  Terms: lazy(async () => ({ default: (await import('@/pages/legal')).TermsPage })),
  Support: lazy(async () => ({ default: (await import('@/pages/legal')).SupportPage })),
  VerifyEmail: lazy(async () => ({ default: (await import('@/pages/verify-email')).VerifyEmailPage })),
  ForgotPassword: lazy(async () => ({ default: (await import('@/pages/forgot-password')).ForgotPasswordPage })),
  ResetPassword: lazy(async () => ({ default: (await import('@/pages/reset-password')).ResetPasswordPage })),
  ChoosePassword: lazy(async () => ({ default: (await import('@/pages/choose-password')).ChoosePasswordPage })),
  AccountDeleted: lazy(async () => ({ default: (await import('@/pages/account-deleted')).AccountDeletedPage })),
  SharedProfile: lazy(async () => ({ default: (await import('@/pages/shared-profile')).SharedProfilePage })),
  NotFound: lazy(async () => ({ default: (await import('@/pages/not-found')).NotFoundPage })),
  NotAllowed: lazy(async () => ({ default: (await import('@/pages/not-allowed')).NotAllowedPage })),
};
