import { Navigate, Route, Routes } from 'react-router';
import type { User } from '@/entities/athlete';
import { paths } from '@/shared/routes';
import { AppShell } from '../shell/app-shell';
import { PublicLayout } from '../shell/public-layout';
import { AppTheme } from '../theme/app-theme';
import { AdminRoutes } from './admin-routes';
import { GuardianRoutes } from './guardian-routes';
import { lazyPages as pages } from './lazy-pages';
import { linkRoutes } from './link-routes';

export { appTheme } from '../theme/theme';

interface SignedInRoutesProps {
  user: User;
}

/** Nothing else works until a password of their own is chosen. */
function PasswordFirst() {
  return (
    <Routes>
      <Route element={<PublicLayout />}>
        <Route path="*" element={<pages.ChoosePassword />} />
      </Route>
    </Routes>
  );
}

/** An admin without a second factor can only set one up or use it, as in Settings; the legal pages stay readable. */
function SecondFactorFirst({ owes }: { owes: Exclude<User['secondFactor'], 'none'> }) {
  return (
    <Routes>
      <Route element={<PublicLayout />}>
        <Route path={paths.settings} element={<pages.SecondFactor owes={owes} />} />
        <Route path={paths.privacy} element={<pages.Privacy />} />
        <Route path={paths.terms} element={<pages.Terms />} />
        <Route path={paths.support} element={<pages.Support />} />
        <Route path="*" element={<Navigate to={paths.settings} replace />} />
      </Route>
    </Routes>
  );
}

/** The only routes for an account that is waiting for deletion; the legal pages stay readable. */
function DeletionFirst({ dueAt }: { dueAt: string }) {
  return (
    <Routes>
      <Route element={<PublicLayout />}>
        <Route path={paths.accountDeleted} element={<pages.AccountDeleted />} />
        <Route path={paths.privacy} element={<pages.Privacy />} />
        <Route path={paths.terms} element={<pages.Terms />} />
        <Route path={paths.support} element={<pages.Support />} />
        <Route path="*" element={<pages.AccountStopped deletionDueAt={dueAt} />} />
      </Route>
    </Routes>
  );
}

/** Every address of a signed-in person, inside the shell. */
export function SignedInRoutes({ user }: SignedInRoutesProps) {
  if (user.mustChangePassword) return <PasswordFirst />;
  if (user.deletionDueAt !== null) return <DeletionFirst dueAt={user.deletionDueAt} />;
  if (user.secondFactor !== 'none') return <SecondFactorFirst owes={user.secondFactor} />;
  if (user.role === 'guardian') return <GuardianRoutes user={user} />;
  return (
    <AppTheme>
      <Routes>
        {linkRoutes}
        <Route element={<AppShell user={user} />}>
          <Route path={paths.home} element={user.isAdmin ? <pages.AdminHome firstName={user.firstName} /> : <pages.Dashboard />} />
          <Route path={paths.profile} element={<pages.Profile />} />
          <Route path={paths.schools} element={<pages.Schools />} />
          <Route path={paths.campaigns} element={<pages.Campaigns />} />
          <Route path={paths.conversation} element={<pages.Conversations />} />
          <Route path={paths.strategy} element={<pages.Strategy />} />
          <Route path={paths.analytics} element={<pages.Analytics />} />
          <Route path={paths.settingsSection} element={<pages.Settings />} />
          <Route path={paths.fit} element={<pages.Fit />} />
          <Route path="/admin" element={<AdminRoutes allowed={user.isAdmin} />}>
            <Route index element={<Navigate to={paths.home} replace />} />
            <Route path={paths.templates} element={<pages.Templates />} />
            <Route path={paths.coaches} element={<pages.Coaches />} />
            <Route path={paths.operations} element={<pages.Operations />} />
            <Route path={paths.reports} element={<pages.Reports />} />
            <Route path={paths.auditLog} element={<pages.AuditLog />} />
            <Route path="*" element={<pages.NotFound />} />
          </Route>
          <Route path={paths.privacy} element={<pages.Privacy />} />
          <Route path={paths.terms} element={<pages.Terms />} />
          <Route path={paths.support} element={<pages.Support />} />
          <Route path={paths.verifyEmail} element={<pages.VerifyEmail />} />
          <Route path="/spreadsheet" element={<Navigate to={paths.schools} replace />} />
          <Route path="/email-campaigns" element={<Navigate to={paths.campaigns} replace />} />
          <Route path="*" element={<pages.NotFound />} />
        </Route>
      </Routes>
    </AppTheme>
  );
}
