import { useState } from 'react';
import ArrowBack from '@mui/icons-material/ArrowBack';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useParams } from 'react-router';
import { useGetApprovalQuery } from '@/entities/family';
import { type ApprovalPageDto, errorText } from '@/shared/api';
import { countOf } from '@/shared/lib/figures';
import { paths } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/app-link';
import { PageHeader } from '@/shared/ui/page-header';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { waitWords, whatWaits } from '../model/approval-words';
import { DecisionBar } from './decision-bar';
import { HeldText } from './held-text';

function Files({ files, hasProfile }: Pick<ApprovalPageDto, 'files' | 'hasProfile'>) {
  const names = [...files, ...(hasProfile ? ['the profile as a PDF'] : [])];
  if (names.length === 0) return null;
  return (
    <Alert severity="info" variant="outlined">
      Sent with every first email: {names.join(', ')}.
    </Alert>
  );
}

function Emails({ page, onMore }: { page: ApprovalPageDto; onMore: (after: string | undefined) => void }) {
  const [except, setExcept] = useState<readonly string[]>([]);
  const { athleteName, texts, next, files, hasProfile } = page;
  const leave = (id: string, out: boolean) => setExcept((now) => (out ? [...now, id] : now.filter((one) => one !== id)));
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
      <Alert severity="info" variant="outlined">
        These are the exact emails. You can’t change them: {athleteName} writes them. They are sent only after you approve.
      </Alert>
      <Files files={files} hasProfile={hasProfile} />
      {texts.map((text) => (
        <HeldText key={text.id} text={text} leftOut={except.includes(text.id)} onLeaveOut={(out) => leave(text.id, out)} />
      ))}
      {next !== null && (
        <Button variant="outlined" color="inherit" onClick={() => onMore(next)}>
          Next {countOf(texts.length, 'email')}
        </Button>
      )}
      <DecisionBar page={page} except={except} />
    </Box>
  );
}

const back = (
  <LinkButton to={paths.familyApprovals} color="inherit" startIcon={<ArrowBack />} sx={{ ml: -1, mb: 0.5 }}>
    Approvals
  </LinkButton>
);

function NothingToDecide({ error }: { error: unknown }) {
  return (
    <>
      <PageHeader title="Nothing to decide" before={back} />
      <Alert severity="info" variant="outlined">
        {errorText(error, 'The emails could not be loaded. Please try again.')}
      </Alert>
    </>
  );
}

/** The exact emails of one campaign, and the decision about them. */
export function ApprovalPage() {
  const { athleteId = '', campaignId = '' } = useParams();
  const [after, setAfter] = useState<string | undefined>(undefined);
  const { data, error } = useGetApprovalQuery({ athleteId, campaignId, after }, { refetchOnMountOrArgChange: true });
  if (error !== undefined) return <NothingToDecide error={error} />;
  return (
    <>
      <PageHeader
        before={back}
        title={data === undefined ? 'Emails to approve' : `${data.athleteName}: ${whatWaits(data)}`}
        subtitle={data && `${data.campaign}. ${waitWords(data)}`}
      />
      {data === undefined ? (
        <SkeletonList rows={3} rowHeight={180} label="Loading the emails" />
      ) : (
        <Emails key={data.upTo} page={data} onMore={setAfter} />
      )}
    </>
  );
}
