import Box from '@mui/material/Box';
import type { PlatformMail } from '@/shared/api';
import { countText } from '@/shared/lib/figures';
import { ErrorState } from '@/shared/ui/error-state';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { useGetPlatformMailQuery } from '../api/operations-api';
import { FactList } from './fact-list';
import { PlatformStopNotice } from './platform-stop-notice';
import { TestMailButton } from './test-mail-button';
import { PartCard } from './part-card';

function Figures({ mail }: { mail: PlatformMail }) {
  return (
    <FactList
      facts={[
        ['Sending', mail.stop === null ? 'On' : 'Stopped'],
        ['Last emails counted, 200 at most', countText(mail.sent)],
        ['Bounced', countText(mail.bounced)],
        ['Address does not exist', countText(mail.hardBounces)],
      ]}
    />
  );
}

/** Bounces of email from the server's own address, and whether they stopped it. */
export function PlatformMailCard({ everyMs }: { everyMs: number }) {
  const { data, error, refetch } = useGetPlatformMailQuery(undefined, { refetchOnMountOrArgChange: true, pollingInterval: everyMs });
  return (
    <PartCard part="platform-mail" title="Email from our address">
      {error !== undefined && <ErrorState title="The bounces could not be loaded" error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === undefined && <SkeletonList rows={2} label="Loading the bounces" />}
      {data !== undefined && error === undefined && (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          {data.stop !== null && <PlatformStopNotice stop={data.stop} onResumed={() => void refetch()} />}
          <Figures mail={data} />
          <TestMailButton isStopped={data.stop !== null} />
        </Box>
      )}
    </PartCard>
  );
}
