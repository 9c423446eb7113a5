import FamilyRestroom from '@mui/icons-material/FamilyRestroomOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { classLine } from '@/entities/athlete';
import { useListApprovalsQuery, useListFamilyAthletesQuery } from '@/entities/family';
import type { FamilyAthleteDto } from '@/shared/api';
import { dayWords } from '@/shared/lib/dates';
import { paths } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/app-link';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { SectionCard } from '@/shared/ui/section-card';
import { StatCard } from '@/shared/ui/stat-card';
import { StatusPill } from '@/shared/ui/status-pill';
import { Loaded } from './loaded';
import { WaitingCard } from './waiting-card';

function Athlete({ athlete }: { athlete: FamilyAthleteDto }) {
  const { athleteId, athleteName, position, graduationYear, sent, replies, sharing, pausedAt, mailbox, deletedAt } = athlete;
  return (
    <SectionCard title={athleteName} aside={pausedAt === null ? undefined : <StatusPill tone="bad">Sending paused</StatusPill>}>
      <Typography color="textSecondary">{classLine({ position, graduationYear })}</Typography>
      {deletedAt !== null && (
        <Alert severity="error" variant="outlined" sx={{ mt: 1 }}>
          The account will be deleted on {dayWords(deletedAt)}. Each guardian can stop it under Controls.
        </Alert>
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 1, my: 1.5 }}>
        <StatCard label="Emails sent" value={sent} />
        <StatCard label="Replies" value={replies} />
        <StatCard label="Share page" value={sharing ? 'On' : 'Off'} />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
        {mailbox === null ? 'No mailbox is connected.' : `Sends from ${mailbox}.`}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <LinkButton to={paths.familyControlsOf(athleteId)} variant="outlined" color="inherit">
          Controls of {athleteName}
        </LinkButton>
        <LinkButton to={paths.familyPlanOf(athleteId)} variant="outlined" color="inherit">
          Plan of {athleteName}
        </LinkButton>
      </Box>
    </SectionCard>
  );
}

/** A guardian's first page: what waits, and each athlete. */
export function FamilyPage() {
  const athletes = useListFamilyAthletesQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: waiting, error: unknown } = useListApprovalsQuery(undefined, { refetchOnMountOrArgChange: true });
  // Requests are above the athletes: both appear together, otherwise requests would push the athletes down.
  const isKnown = waiting !== undefined || unknown !== undefined;
  return (
    <>
      <PageHeader title="Family" subtitle="What your athletes send, who replies, and what needs your decision." />
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
        {waiting?.emails.slice(0, 3).map((approval) => (
          <WaitingCard key={approval.campaignId} approval={approval} />
        ))}
        {waiting !== undefined && waiting.emails.length + waiting.requests.length > Math.min(waiting.emails.length, 3) && (
          <LinkButton to={paths.familyApprovals} variant="outlined" color="inherit">
            See all requests
          </LinkButton>
        )}
        <Loaded
          what="your athletes"
          data={isKnown ? athletes.data : undefined}
          error={athletes.error}
          onRetry={() => void athletes.refetch()}
        >
          {(list) =>
            list.length === 0 ? (
              <EmptyState icon={<FamilyRestroom />} title="No athletes yet">
                An athlete invites you under Settings, Family. Then open the invitation link here.
              </EmptyState>
            ) : (
              list.map((athlete) => <Athlete key={athlete.athleteId} athlete={athlete} />)
            )
          }
        </Loaded>
      </Box>
    </>
  );
}
