import { useChangePasswordMutation } from '@/entities/athlete';
import { NewPasswordForm } from '@/features/new-password';
import { errorText } from '@/shared/api';
import { PageHeader } from '@/shared/ui/page-header';

/** The only page shown to a user whose password was set by an operator, until the user chooses another one. */
export function ChoosePasswordPage() {
  const [change, { isLoading, error }] = useChangePasswordMutation();
  return (
    <>
      <PageHeader
        title="Choose a new password"
        subtitle="The one you signed in with was set by the person who runs this server. Only you should know your password."
      />
      <NewPasswordForm
        asksCurrent
        label="Choose a password"
        submitLabel="Save password"
        pendingLabel="Saving..."
        pending={isLoading}
        failure={error === undefined ? null : errorText(error, 'The password could not be saved. Please try again.')}
        onSubmit={async ({ current = '', next }) => !('error' in (await change({ currentPassword: current, newPassword: next })))}
      />
    </>
  );
}
