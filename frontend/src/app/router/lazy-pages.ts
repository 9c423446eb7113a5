import { lazy } from 'react';
import { publicPages } from './public-pages';
import { readyPage } from './ready-page';

/** Each page is a chunk of its own, fetched when it is first opened. A visitor's start does not name those behind the sign-in. */
export const lazyPages = {
  ...publicPages,
  Dashboard: readyPage(async () => (await import('@/pages/dashboard')).DashboardPage),
  AdminHome: lazy(async () => ({ default: (await import('@/pages/admin/home')).AdminHomePage })),
  Profile: readyPage(async () => (await import('@/pages/profile')).ProfilePage),
  Schools: readyPage(async () => (await import('@/pages/schools')).SchoolsPage),
  Campaigns: readyPage(async () => (await import('@/pages/campaigns')).CampaignsPage),
  Conversations: lazy(async () => ({ default: (await import('@/pages/conversation')).ConversationsPage })),
  Strategy: readyPage(async () => (await import('@/pages/recruiting-strategy')).RecruitingStrategyPage),
  Analytics: lazy(async () => ({ default: (await import('@/pages/analytics')).AnalyticsPage })),
  Settings: lazy(async () => ({ default: (await import('@/pages/settings')).SettingsPage })),
  Fit: lazy(async () => ({ default: (await import('@/pages/fit')).FitPage })),
  Templates: lazy(async () => ({ default: (await import('@/pages/admin/email-templates')).EmailTemplatesPage })),
  Coaches: lazy(async () => ({ default: (await import('@/pages/admin/coach-database')).CoachDatabasePage })),
  Reports: lazy(async () => ({ default: (await import('@/pages/admin/reports')).ReportsPage })),
  AuditLog: lazy(async () => ({ default: (await import('@/pages/admin/audit-log')).AuditLogPage })),
  Operations: lazy(async () => ({ default: (await import('@/pages/admin/operations')).OperationsPage })),
  AccountStopped: lazy(async () => ({ default: (await import('@/pages/account-stopped')).AccountStoppedPage })),
  ChoosePassword: lazy(async () => ({ default: (await import('@/pages/choose-password')).ChoosePasswordPage })),
  SecondFactor: lazy(async () => ({ default: (await import('@/pages/second-factor')).SecondFactorPage })),
  Family: lazy(async () => ({ default: (await import('@/pages/family')).FamilyPage })),
  Approvals: lazy(async () => ({ default: (await import('@/pages/family')).ApprovalsPage })),
  Approval: lazy(async () => ({ default: (await import('@/pages/family')).ApprovalPage })),
  FamilyControls: lazy(async () => ({ default: (await import('@/pages/family')).ControlsPage })),
  FamilyPlan: lazy(async () => ({ default: (await import('@/pages/family')).PlanPage })),
  FamilyActivity: lazy(async () => ({ default: (await import('@/pages/family')).ActivityPage })),
  GuardianSettings: lazy(async () => ({ default: (await import('@/pages/settings')).GuardianSettingsPage })),
  NotFound: lazy(async () => ({ default: (await import('@/pages/not-found')).NotFoundPage })),
  NotAllowed: lazy(async () => ({ default: (await import('@/pages/not-allowed')).NotAllowedPage })),
};
