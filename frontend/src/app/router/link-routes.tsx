import { Route } from 'react-router';
import { paths } from '@/shared/routes';
import { PublicLayout } from '../shell/public-layout';
import { lazyPages as pages } from './lazy-pages';

/** Targets of links in emails and of shared profiles: a signed-in user sees the same pages as anyone else. */
export const linkRoutes = (
  <Route element={<PublicLayout />}>
    <Route path={paths.accountDeleted} element={<pages.AccountDeleted />} />
    <Route path={paths.guardianInvitation} element={<pages.GuardianInvitation />} />
    <Route path={paths.coachWord} element={<pages.CoachWord />} />
    <Route path={paths.sharedProfile} element={<pages.SharedProfile />} />
    <Route path={paths.confirmEmail} element={<pages.ConfirmEmail />} />
    <Route path={paths.keepEmail} element={<pages.KeepEmail />} />
    <Route path={paths.forgotPassword} element={<pages.ForgotPassword />} />
    <Route path={paths.resetPassword} element={<pages.ResetPassword />} />
  </Route>
);
