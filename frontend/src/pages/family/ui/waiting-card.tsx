import ArrowForward from '@mui/icons-material/ArrowForward';
import Typography from '@mui/material/Typography';
import type { ApprovalDto } from '@/shared/api';
import { countOf } from '@/shared/lib/figures';
import { paths } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/app-link';
import { SectionCard } from '@/shared/ui/section-card';
import { waitWords, whatWaits } from '../model/approval-words';

/** Emails of one campaign that wait for a decision. */
export function WaitingCard({ approval }: { approval: ApprovalDto }) {
  const { athleteId, athleteName, campaignId, campaign, schools } = approval;
  return (
    <SectionCard title={`${athleteName} wants to send ${whatWaits(approval)}`}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {campaign} · to {countOf(schools, 'school')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {waitWords(approval)}
      </Typography>
      <LinkButton to={paths.familyApprovalOf(athleteId, campaignId)} variant="contained" endIcon={<ArrowForward />}>
        Read and decide
      </LinkButton>
    </SectionCard>
  );
}
