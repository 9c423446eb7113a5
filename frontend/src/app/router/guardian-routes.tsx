import { Route, Routes } from 'react-router';
import type { User } from '@/entities/athlete';
import { paths } from '@/shared/routes';
import { AppShell } from '../shell/app-shell';
import { AppTheme } from '../theme/app-theme';
import { lazyPages as pages } from './lazy-pages';
import { linkRoutes } from './link-routes';

/** Every address of a signed-in guardian. Athletes' pages are not among them. */
export function GuardianRoutes({ user }: { user: User }) {
  return (
    <AppTheme>
      <Routes>
        {linkRoutes}
        <Route element={<AppShell user={user} />}>
          <Route path={paths.home} element={<pages.Family />} />
          <Route path={paths.familyApprovals} element={<pages.Approvals />} />
          <Route path={paths.familyApproval} element={<pages.Approval />} />
          <Route path={paths.familyControls} element={<pages.FamilyControls />} />
          <Route path={paths.familyPlan} element={<pages.FamilyPlan />} />
          <Route path={paths.familyActivity} element={<pages.FamilyActivity />} />
          <Route path={paths.settingsSection} element={<pages.GuardianSettings />} />
          <Route path={paths.privacy} element={<pages.Privacy />} />
          <Route path={paths.terms} element={<pages.Terms />} />
          <Route path={paths.support} element={<pages.Support />} />
          <Route path={paths.verifyEmail} element={<pages.VerifyEmail />} />
          <Route path="*" element={<pages.NotFound />} />
        </Route>
      </Routes>
    </AppTheme>
  );
}
