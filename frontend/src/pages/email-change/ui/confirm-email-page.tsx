import { useConfirmEmailChangeMutation } from '@/entities/athlete';
import { LinkPage } from './link-page';

/** The link in the new address. */
export function ConfirmEmailPage() {
  const [confirm, state] = useConfirmEmailChangeMutation();
  return (
    <LinkPage
      title="Confirm your new email"
      subtitle="Your Recruit account will use this address. Coaches will reply to it."
      button="Use this address"
      pendingButton="Confirming..."
      doneTitle="Email changed"
      doneText="Your account uses the new address. Your devices stay signed in: Settings lists them."
      state={state}
      onPress={(token) => void confirm({ token })}
    />
  );
}
