import Terminal from '@mui/icons-material/Terminal';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Operations } from '@/shared/api';
import { ErrorState } from '@/shared/ui/error-state';
import { inOrder } from '@/shared/ui/in-order';
import { PageHeader } from '@/shared/ui/page-header';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { useGetOperationsQuery } from '../api/operations-api';
import { AccountsCard } from './accounts-card';
import { DeliverabilityCard } from './deliverability/deliverability-card';
import { BackupsCard } from './backups/backups-card';
import { CoverageCard } from './coverage-card';
import { FiguresRow } from './figures-row';
import { OutboxCard } from './outbox-card';
import { ProblemsCard } from './problems-card';
import { PlatformMailCard } from './platform-mail-card';
import { ProcessCard } from './process-card';
import { QueuesCard } from './queues-card';
import { RepliesCard } from './replies-card';
import { SendingCard } from './sending-card';
import { SignInsCard } from './sign-ins-card';

/** The numbers change every second, so an open page must be refreshed. */
const everyMs = 10_000;

/** What the server is doing: people, mail, mailboxes, jobs. */
export function OperationsPage() {
  const { data, error, refetch } = useGetOperationsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: everyMs,
  });
  return (
    <>
      <PageHeader
        title="Operations"
        subtitle="What this server is doing"
        actions={
          <Button variant="outlined" color="inherit" startIcon={<Terminal />} href="/api/docs">
            API console
          </Button>
        }
      />
      <Box className={inOrder} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        {error !== undefined && <ErrorState title="The figures could not be loaded" error={error} onRetry={() => void refetch()} />}
        {error === undefined && <ProblemsCard operations={data} />}
        {error === undefined && <FiguresRow operations={data} />}
        {data !== undefined && <Work operations={data} onChanged={() => void refetch()} />}
        {data === undefined && error === undefined && <SkeletonList rows={4} label="Loading the figures" />}
        <BackupsCard everyMs={everyMs} />
        <PlatformMailCard everyMs={everyMs} />
        <DeliverabilityCard />
        <CoverageCard />
        <SignInsCard everyMs={everyMs} />
        <AccountsCard />
        <OutboxCard />
      </Box>
    </>
  );
}

function Work({ operations, onChanged }: { operations: Operations; onChanged: () => void }) {
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}>
        <SendingCard sending={operations.sending} />
        <RepliesCard gmail={operations.gmail} mailboxes={operations.mailboxes} replies={operations.replies} onPolled={onChanged} />
      </Box>
      <ProcessCard process={operations.process} />
      <QueuesCard queues={operations.queues} onRetried={onChanged} />
    </>
  );
}
