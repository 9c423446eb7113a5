import Typography from '@mui/material/Typography';
import type { FailedSignInsDto } from '@/shared/api';
import { countText } from '@/shared/lib/figures';
import { ErrorState } from '@/shared/ui/error-state';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { useGetFailedSignInsQuery } from '../api/operations-api';
import { FactList } from './fact-list';
import { SignInLines } from './sign-in-lines';
import { PartCard } from './part-card';

/** Failed sign-ins of the last day, and the limits that apply. */
export function SignInsCard({ everyMs }: { everyMs: number }) {
  const { data, error, refetch } = useGetFailedSignInsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: everyMs,
  });
  return (
    <PartCard title="Failed sign-ins">
      {error !== undefined && <ErrorState title="The failed sign-ins could not be loaded" error={error} onRetry={() => void refetch()} />}
      {error === undefined && data === undefined && <SkeletonList rows={2} label="Loading the failed sign-ins" />}
      {error === undefined && data !== undefined && <Figures signIns={data} />}
    </PartCard>
  );
}

function Figures({ signIns }: { signIns: FailedSignInsDto }) {
  const { limits, lines } = signIns;
  return (
    <>
      <FactList
        facts={[
          ['Failures in the last hour', countText(signIns.failures)],
          ['Accounts tried', countText(signIns.accounts)],
          ['Addresses', countText(signIns.addresses)],
          ['Waiting now', countText(signIns.waiting)],
          ['Accounts closed to new devices', countText(signIns.fullAccounts)],
        ]}
      />
      <Typography color="textSecondary" variant="body2" sx={{ my: 1.5 }}>
        {limits.isOn
          ? `From one place, an account waits after ${limits.freeFailures + 1} failures, up to ${limits.maxWaitSeconds / 60} minutes. ` +
            `New devices get ${limits.failuresPerAccount} failures an hour for each account. ` +
            `One address can fail for ${limits.accountsPerAddress} accounts an hour.`
          : 'Limits are off on this server (RATE_LIMITS). Failures are not counted.'}
      </Typography>
      {lines.length === 0 ? <Typography color="textSecondary">No failures in the last day.</Typography> : <SignInLines lines={lines} />}
    </>
  );
}
