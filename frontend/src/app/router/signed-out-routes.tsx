import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { LandingPage } from '@/pages/landing';
import { paths } from '@/shared/routes';
import { Spinner } from '@/shared/ui/spinner';
import { publicPages } from './public-pages';

const {
  CoachWord,
  GuardianInvitation,
  AccountDeleted,
  ConfirmEmail,
  ForgotPassword,
  KeepEmail,
  Privacy,
  ResetPassword,
  SharedProfile,
  Support,
  Terms,
  VerifyEmail,
} = publicPages;
const PublicLayout = lazy(async () => ({ default: (await import('../shell/public-layout')).PublicLayout }));

/** Without a sign-in every address shows the landing page, except pages that must be readable without an account. */
export function SignedOutRoutes() {
  return (
    <Suspense fallback={<Spinner fullPage />}>
      <Routes>
        <Route element={<PublicLayout />}>
          <Route path={paths.privacy} element={<Privacy />} />
          <Route path={paths.terms} element={<Terms />} />
          <Route path={paths.support} element={<Support />} />
          <Route path={paths.verifyEmail} element={<VerifyEmail />} />
          <Route path={paths.confirmEmail} element={<ConfirmEmail />} />
          <Route path={paths.keepEmail} element={<KeepEmail />} />
          <Route path={paths.forgotPassword} element={<ForgotPassword />} />
          <Route path={paths.resetPassword} element={<ResetPassword />} />
          <Route path={paths.guardianInvitation} element={<GuardianInvitation />} />
          <Route path={paths.coachWord} element={<CoachWord />} />
          <Route path={paths.accountDeleted} element={<AccountDeleted />} />
          <Route path={paths.sharedProfile} element={<SharedProfile />} />
        </Route>
        <Route path="*" element={<LandingPage />} />
      </Routes>
    </Suspense>
  );
}
