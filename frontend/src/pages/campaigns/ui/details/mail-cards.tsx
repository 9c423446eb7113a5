import Box from '@mui/material/Box';
import type { Campaign, CampaignEmail } from '@/entities/campaign';
import { emailHistoryText } from '../../model/details/email-history-text';
import { HandActions } from '../by-hand/hand-actions';
import { MailReply } from '../replies/mail-reply';
import { MailDecision } from './mail-decision';
import { MailStatusPill } from './mail-status-pill';
import { MailTimes } from './mail-times';

interface MailCardsProps {
  campaign: Campaign;
  mails: readonly CampaignEmail[];
  now: Date;
}

/** The emails of a campaign on a phone. */
export function MailCards({ campaign, mails, now }: MailCardsProps) {
  return (
    <Box component="ul" aria-label="Emails of this campaign" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {mails.map((email) => (
        <Box
          key={email.id}
          component="li"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: 0.75,
            py: 1.5,
            '& + &': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: 620 }}>
              {email.coach.firstName} {email.coach.lastName}
            </Box>
            <MailStatusPill status={email.status} />
          </Box>
          <Box sx={{ color: 'text.secondary', fontSize: '0.84375rem', overflowWrap: 'anywhere' }}>
            {[email.coach.title, email.coach.school.name].filter(Boolean).join(' · ')}
          </Box>
          <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
              <MailTimes email={email} now={now} />
            </Box>
            {emailHistoryText(email, now, campaign.status === 'paused')}
            <MailReply email={email} now={now} />
          </Box>
          <MailDecision campaignId={campaign.id} email={email} />
          <HandActions campaign={campaign} email={email} />
        </Box>
      ))}
    </Box>
  );
}
