import { useKeepOldEmailMutation } from '@/entities/athlete';
import { LinkPage } from './link-page';

/** The link in the old address. */
export function KeepEmailPage() {
  const [keep, state] = useKeepOldEmailMutation();
  return (
    <LinkPage
      title="Keep your email address"
      subtitle="Someone who is signed in to your account asked to change it. Stop that here."
      button="Keep my address"
      pendingButton="Saving..."
      doneTitle="Your address stays"
      doneText="If you did not ask for the change, set a new password in Settings now. That signs out every other device."
      state={state}
      onPress={(token) => void keep({ token })}
    />
  );
}
