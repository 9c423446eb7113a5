import Alert from '@mui/material/Alert';
import { useSearchParams } from 'react-router';
import { useResetPasswordMutation } from '@/entities/athlete';
import { NewPasswordForm } from '@/features/new-password';
import { errorText } from '@/shared/api';
import { paths } from '@/shared/routes';
import { AppLink, LinkButton } from '@/shared/ui/app-link';
import { PageHeader } from '@/shared/ui/page-header';

/** Where the link for a new password leads. Opening it uses nothing up: mail scanners open links, but send no form. */
export function ResetPasswordPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [reset, { isLoading, isSuccess, error }] = useResetPasswordMutation();

  if (isSuccess) {
    return (
      <>
        <PageHeader title="Password changed" subtitle="You are signed out everywhere. Sign in with your new password." />
        <LinkButton to={paths.home} variant="contained">
          Sign in
        </LinkButton>
      </>
    );
  }
  if (token === '') {
    return (
      <>
        <PageHeader title="Choose a new password" />
        <Alert severity="warning" variant="outlined">
          The link is incomplete. Please open it from the email again, or <AppLink to={paths.forgotPassword}>ask for a new one</AppLink>.
        </Alert>
      </>
    );
  }
  return (
    <>
      <PageHeader title="Choose a new password" subtitle="Every device that is signed in to your account is signed out." />
      <NewPasswordForm
        asksCurrent={false}
        label="Choose a password"
        submitLabel="Save password"
        pendingLabel="Saving..."
        pending={isLoading}
        failure={error === undefined ? null : errorText(error, 'The password could not be saved. Please try again.')}
        onSubmit={async ({ next }) => !('error' in (await reset({ token, newPassword: next })))}
      />
      {error !== undefined && (
        <AppLink to={paths.forgotPassword} sx={{ display: 'inline-block', mt: 2 }}>
          Ask for a new link
        </AppLink>
      )}
    </>
  );
}
