import { Fragment } from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Campaign, CampaignEmail } from '@/entities/campaign';
import { emailHistoryText } from '../../model/details/email-history-text';
import { HandActions } from '../by-hand/hand-actions';
import { MailReply } from '../replies/mail-reply';
import { MailDecision } from './mail-decision';
import { MailStatusPill } from './mail-status-pill';
import { MailTimes } from './mail-times';

interface MailTableProps {
  campaign: Campaign;
  mails: readonly CampaignEmail[];
  now: Date;
}

/** "Offensive Coordinator/Quarterbacks" may break behind the slash. */
function Title({ text }: { text: string }) {
  return text.split('/').map((part, at) => (
    <Fragment key={`${at} ${part}`}>
      {at > 0 && (
        <>
          /<wbr />
        </>
      )}
      {part}
    </Fragment>
  ));
}

function MailRow({ campaign, email, now }: Omit<MailTableProps, 'mails'> & { email: CampaignEmail }) {
  const { coach, status } = email;
  return (
    <TableRow sx={{ '& td': { verticalAlign: 'top', py: 1.25 } }}>
      <TableCell>
        <Typography sx={{ fontWeight: 620, minWidth: 140, overflowWrap: 'anywhere' }}>
          {coach.firstName} {coach.lastName}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          <Title text={coach.title} />
        </Typography>
      </TableCell>
      <TableCell>{coach.school.name}</TableCell>
      <TableCell>
        <MailStatusPill status={status} />
      </TableCell>
      <TableCell sx={{ color: 'text.secondary', maxWidth: 320 }}>
        <MailTimes email={email} now={now} />
        {emailHistoryText(email, now, campaign.status === 'paused')}
        <MailReply email={email} now={now} />
        <MailDecision campaignId={campaign.id} email={email} />
        <HandActions campaign={campaign} email={email} />
      </TableCell>
    </TableRow>
  );
}

/** The emails of a campaign on a desk. */
export function MailTable({ campaign, mails, now }: MailTableProps) {
  return (
    <TableContainer tabIndex={0} role="region" aria-label="Emails of this campaign">
      <Table
        size="small"
        sx={{ '& th, & td': { px: 1 }, '& tr > :first-of-type': { pl: 0 }, '& tr > :last-child': { pr: 0, width: '40%' } }}
      >
        <TableHead>
          <TableRow>
            <TableCell>Coach</TableCell>
            <TableCell>School</TableCell>
            <TableCell>Status</TableCell>
            <TableCell>What happened</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {mails.map((email) => (
            <MailRow key={email.id} campaign={campaign} email={email} now={now} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
