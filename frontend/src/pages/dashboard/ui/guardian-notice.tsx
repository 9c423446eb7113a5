import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useListOwnApprovalsQuery } from '@/entities/family';
import type { OwnApprovalDto } from '@/shared/api';
import { dayWords, momentWords } from '@/shared/lib/dates';
import { countOf } from '@/shared/lib/figures';
import { paths } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/app-link';
import { SectionCard } from '@/shared/ui/section-card';
import { DeletionNotice } from './deletion-notice';

function notifiedWords({ told, askedAt }: OwnApprovalDto): string {
  if (told === null) return `Asked ${momentWords(askedAt)}.`;
  if (told > 0) return 'Your guardian was told by email.';
  return 'No email was sent about it, so tell your guardian to open Recruit.';
}

function Waiting({ approval }: { approval: OwnApprovalDto }) {
  const { campaignId, campaign, emails, expiresAt } = approval;
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, py: 1, listStyle: 'none' }}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 640 }}>
          {countOf(emails, 'email')}, {campaign}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {notifiedWords(approval)} Without a decision by {dayWords(expiresAt)} they will not be sent.
        </Typography>
      </Box>
      <LinkButton to={`${paths.campaigns}?campaign=${campaignId}`} variant="outlined" color="inherit">
        See the emails
      </LinkButton>
    </Box>
  );
}

/** What waits for a guardian, and whether one paused sending; nothing when neither is so. */
export function GuardianNotice() {
  const { data } = useListOwnApprovalsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (data === undefined || (data.emails.length === 0 && data.pausedAt === null && data.deletedAt === null && !data.needsGuardian))
    return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, mb: 2 }}>
      {data.deletedAt !== null && <DeletionNotice deletedAt={data.deletedAt} canStop={data.canStopDeletion} />}
      {data.needsGuardian && (
        <Alert
          severity="warning"
          variant="outlined"
          action={
            <LinkButton to={paths.settingsAt('family')} color="inherit">
              Invite
            </LinkButton>
          }
        >
          Nothing is sent before a parent or guardian has joined you. Invite one under Settings, Family.
        </Alert>
      )}
      {data.pausedAt !== null && (
        <Alert severity="warning" variant="outlined">
          Your guardian paused all sending on {dayWords(data.pausedAt)}. Nothing is sent until they end the pause.
        </Alert>
      )}
      {data.emails.length > 0 && (
        <SectionCard title="Waiting for your guardian">
          <Box component="ul" sx={{ m: 0, p: 0 }}>
            {data.emails.map((approval) => (
              <Waiting key={approval.campaignId} approval={approval} />
            ))}
          </Box>
        </SectionCard>
      )}
    </Box>
  );
}
