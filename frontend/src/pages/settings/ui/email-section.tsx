import { useGetEmailSettingsQuery } from '@/entities/campaign';
import { GmailCard, MailboxCard } from '@/features/email-account';
import { ErrorState } from '@/shared/ui/error-state';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { LimitCard } from './limit-card';
import { OpensCard } from './opens-card';
import { RepeatCard } from './repeat-card';
import { SignatureCard } from './signature-card';

/** The account that emails are sent from, and the settings for every email. */
export function EmailSection() {
  const { data, error, refetch } = useGetEmailSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <GmailCard />
      <MailboxCard />
      {data === undefined && error === undefined && <SkeletonList rows={4} rowHeight={150} label="Loading your settings" />}
      {data === undefined && error !== undefined && (
        <ErrorState title="Your settings could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && (
        <>
          <SignatureCard settings={data} />
          <OpensCard settings={data} />
          <RepeatCard settings={data} />
          <LimitCard settings={data} />
        </>
      )}
    </>
  );
}
