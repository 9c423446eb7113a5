import ArrowBack from '@mui/icons-material/ArrowBack';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useParams } from 'react-router';
import { ApprovalChoice, useGetFamilyControlsQuery } from '@/entities/family';
import type { FamilyControlsDto } from '@/shared/api';
import { paths } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/app-link';
import { PageHeader } from '@/shared/ui/page-header';
import { SectionCard } from '@/shared/ui/section-card';
import { DeletionCard } from './deletion-card';
import { HoldBack } from './hold-back';
import { LeaveCard } from './leave-card';
import { Loaded } from './loaded';
import { useControls } from './use-controls';

function Controls({ controls }: { controls: FamilyControlsDto }) {
  const { athleteId, athleteName, approve } = controls;
  const { save, pending } = useControls(athleteId);
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
      <Alert severity="info" variant="outlined">
        {athleteName} sees every change you make here, and when.
      </Alert>
      <SectionCard title="Emails">
        <ApprovalChoice athlete={athleteName} value={approve} disabled={pending} onChoose={(choice) => void save({ approve: choice })} />
      </SectionCard>
      <HoldBack controls={controls} pending={pending} onChange={(change) => void save(change)} />
      <DeletionCard controls={controls} />
      <LeaveCard athleteId={athleteId} athleteName={athleteName} />
    </Box>
  );
}

/** What a guardian decides for one athlete; each change is saved at once. */
export function ControlsPage() {
  const { athleteId = '' } = useParams();
  const { data, error, refetch } = useGetFamilyControlsQuery(athleteId, { refetchOnMountOrArgChange: true });
  return (
    <>
      <PageHeader
        title="Controls"
        subtitle={data?.athleteName}
        before={
          <LinkButton to={paths.home} color="inherit" startIcon={<ArrowBack />} sx={{ ml: -1, mb: 0.5 }}>
            Family
          </LinkButton>
        }
      />
      <Loaded what="the controls" data={data} error={error} onRetry={() => void refetch()}>
        {(controls) => <Controls controls={controls} />}
      </Loaded>
    </>
  );
}
