import { useGetUserQuery } from '@/entities/athlete';
import { EmailCard } from './email-card';
import { PendingEmail } from './pending-email';

/** The address of the account, and a new one that waits. */
export function AccountSection() {
  const { data: user } = useGetUserQuery();
  if (user === undefined) return null;
  return (
    <>
      {user.pendingEmail !== null && <PendingEmail email={user.pendingEmail} oldEmail={user.email} />}
      <EmailCard user={user} />
    </>
  );
}
