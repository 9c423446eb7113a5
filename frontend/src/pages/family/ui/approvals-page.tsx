import FactCheck from '@mui/icons-material/FactCheckOutlined';
import Box from '@mui/material/Box';
import { useListApprovalsQuery } from '@/entities/family';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { Loaded } from './loaded';
import { RequestCard } from './request-card';
import { WaitingCard } from './waiting-card';

/** Everything that waits for this guardian, of all athletes. */
export function ApprovalsPage() {
  const { data, error, refetch } = useListApprovalsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <PageHeader title="Approvals" subtitle="Nothing here is sent before you decide." />
      <Loaded what="the approvals" data={data} error={error} onRetry={() => void refetch()}>
        {({ emails, requests }) =>
          emails.length + requests.length === 0 ? (
            <EmptyState icon={<FactCheck />} title="Nothing to decide">
              When an athlete sends emails that you want to read first, they appear here.
            </EmptyState>
          ) : (
            <Box sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
              {requests.map((request) => (
                <RequestCard key={request.id} request={request} />
              ))}
              {emails.map((approval) => (
                <WaitingCard key={approval.campaignId} approval={approval} />
              ))}
            </Box>
          )
        }
      </Loaded>
    </>
  );
}
