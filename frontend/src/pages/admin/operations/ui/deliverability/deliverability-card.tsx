import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Deliverability } from '@/shared/api';
import { momentWords } from '@/shared/lib/dates';
import { ErrorState } from '@/shared/ui/error-state';
import { ProgressBar } from '@/shared/ui/progress-bar';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { useGetDeliverabilityQuery } from '../../api/operations-api';
import { summaryWords } from '../../model/finding-words';
import { useDeliverability } from '../../model/use-deliverability';
import { FindingRow } from './finding-row';
import { PartCard } from '../part-card';

/** Whether email from the server's own address arrives: the last check, and a new one. */
export function DeliverabilityCard() {
  const { data, error, refetch } = useGetDeliverabilityQuery(undefined, { refetchOnMountOrArgChange: true });
  const { check, checking } = useDeliverability(() => void refetch());
  return (
    <PartCard
      part="deliverability"
      title="Does our email arrive?"
      aside={
        <Button color="inherit" variant="outlined" disabled={checking} sx={{ minHeight: 44 }} onClick={() => void check()}>
          {checking ? 'Checking...' : 'Check'}
        </Button>
      }
    >
      {checking && (
        <Box role="status" sx={{ mb: 2 }}>
          <ProgressBar label="Asking the DNS and the mail server" value={null} max={1} detail="30 seconds at most" />
        </Box>
      )}
      {error !== undefined && <ErrorState title="The last check could not be loaded" error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === undefined && <SkeletonList rows={3} label="Loading the last check" />}
      {data !== undefined && error === undefined && (data.report === null ? <NotYet /> : <Report report={data.report} />)}
    </PartCard>
  );
}

function NotYet() {
  return (
    <Typography color="textSecondary">
      Not checked yet. A check looks at SPF, DKIM, DMARC, MX, reverse DNS and TLS, and names the records to add.
    </Typography>
  );
}

function Report({ report: { at, domain, server, findings } }: { report: Deliverability }) {
  return (
    <>
      <Typography sx={{ fontWeight: 620, overflowWrap: 'anywhere' }}>
        {domain}: {summaryWords(findings)}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
        Checked {momentWords(at)}
        {server === null ? ', without a mail server' : `, with ${server}`}
      </Typography>
      <Box component="ul" aria-label="Results of the check" sx={{ m: 0, p: 0 }}>
        {findings.map((finding) => (
          <FindingRow key={`${finding.check} ${finding.subject}`} finding={finding} />
        ))}
      </Box>
    </>
  );
}
