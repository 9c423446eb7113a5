import Link from '@mui/material/Link';
import type { EmailEntry } from '@/entities/campaign';
import { momentWords } from '@/shared/lib/dates';
import { paths } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/app-link';

const inCampaign: Partial<Record<EmailEntry['status'], string>> = {
  unknown: 'Decide in the campaign',
  failed: 'Send again in the campaign',
  kept: 'Review in the campaign',
};

/** Where something can be done about an email of a campaign, which may go to a corrected address; null when there is nothing. */
function campaignWay({ kind, status, campaignId, campaignName }: EmailEntry) {
  const label = kind === 'answer' || campaignName === null ? undefined : inCampaign[status];
  if (label === undefined) return null;
  return { label, to: `${paths.campaigns}?${new URLSearchParams({ campaign: campaignId, status }).toString()}#emails` };
}

/** A copy exists of what Recruit itself sent. */
function filePath(coachId: number, { id, status, channel, fromAddress }: EmailEntry): string | null {
  const left = ['sent', 'opened', 'replied', 'auto_reply', 'bounced'].includes(status);
  return left && channel === 'email' && fromAddress !== null ? `/api/user/conversations/${coachId}/entries/${id}/email.eml` : null;
}

/** A copy of an email as a file, and where something can be done about one that did not arrive. */
export function EmailWays({ coachId, email }: { coachId: number; email: EmailEntry }) {
  const { subject, at } = email;
  const way = campaignWay(email);
  const file = filePath(coachId, email);
  return (
    <>
      {file !== null && (
        <Link href={file} download="email.eml" aria-label={`Download .eml: ${subject}, ${momentWords(at)}`}>
          Download .eml
        </Link>
      )}
      {way !== null && (
        <LinkButton to={way.to} size="small" color="inherit" variant="outlined">
          {way.label}
        </LinkButton>
      )}
    </>
  );
}
