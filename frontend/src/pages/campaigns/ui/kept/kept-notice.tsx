import { useState } from 'react';
import Archive from '@mui/icons-material/Inventory2Outlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Campaign, useGetCampaignEmailsQuery, useGetMailSenderQuery } from '@/entities/campaign';
import { countOf } from '@/shared/lib/figures';
import { paths } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/app-link';
import { keptCoaches } from '../../model/details/kept-coaches';
import { KeptDialog } from './kept-dialog';

interface KeptNoticeProps {
  campaign: Campaign;
  onByHand: () => void;
}

const wideOnPhones = { minHeight: 44, width: { xs: '100%', sm: 'auto' } } as const;

/** What has to be done first, by the reason why nothing can be sent. */
const repairs = {
  email_not_verified: { label: 'Confirm your email address', to: paths.profile },
  gmail_needs_reconnect: { label: 'Reconnect Gmail', to: paths.profile },
  mailbox_needs_reconnect: { label: 'Reconnect mailbox', to: `${paths.profile}#mailbox` },
} as const;

/** Actions for the kept emails: send them, or first set up a way to deliver them. */
function Action({ campaign, onOpen }: Pick<KeptNoticeProps, 'campaign'> & { onOpen: () => void }) {
  const { data: sender } = useGetMailSenderQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: emails } = useGetCampaignEmailsQuery(campaign.id);
  if (sender === undefined || emails === undefined) return null;
  if (keptCoaches(emails, sender.deliversExamples).length === 0) {
    return <Typography variant="body2">These coaches are invented examples, so they cannot receive email.</Typography>;
  }
  const repair = sender.reason === null || sender.reason === 'nothing_can_deliver' ? null : repairs[sender.reason];
  if (repair !== null) {
    return (
      <LinkButton to={repair.to} variant="contained" color="ball" sx={wideOnPhones}>
        {repair.label}
      </LinkButton>
    );
  }
  if (sender.ready) {
    return (
      <Button variant="contained" color="ball" disabled={campaign.status === 'active'} sx={wideOnPhones} onClick={onOpen}>
        Send kept emails
      </Button>
    );
  }
  return (
    <LinkButton to={`${paths.profile}#mailbox`} variant="contained" color="ball" sx={wideOnPhones}>
      Connect a mailbox
    </LinkButton>
  );
}

/** The athlete can always write to real coaches by hand, even if this server cannot send. */
function ByHandButton({ campaign, onOpen }: Pick<KeptNoticeProps, 'campaign'> & { onOpen: () => void }) {
  const { data: emails } = useGetCampaignEmailsQuery(campaign.id);
  if (!emails?.some(({ status, isExample }) => status === 'kept' && !isExample)) return null;
  return (
    <Button variant="outlined" color="inherit" sx={wideOnPhones} onClick={onOpen}>
      Send by hand
    </Button>
  );
}

/** Emails of this campaign that no coach has received, and what to do about them. */
export function KeptNotice({ campaign, onByHand }: KeptNoticeProps) {
  const [sending, setSending] = useState(false);
  const { keptCount } = campaign;
  const one = keptCount === 1;
  return (
    <Alert
      severity="warning"
      icon={<Archive />}
      sx={{ bgcolor: 'brand.ballSoft', color: 'text.primary', '& .MuiAlert-message': { flex: 1 } }}
    >
      <strong>
        {countOf(keptCount, 'email')} {one ? 'is' : 'are'} kept here. No coach has received {one ? 'it' : 'them'}.
      </strong>
      <Box sx={{ mb: 1 }}>
        {one ? 'It does' : 'They do'} not count as sent. You check {one ? 'it' : 'them'} once more before {one ? 'it is' : 'they are'} sent.
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Action campaign={campaign} onOpen={() => setSending(true)} />
        <ByHandButton campaign={campaign} onOpen={onByHand} />
      </Box>
      {sending && <KeptDialog campaign={campaign} onClose={() => setSending(false)} />}
    </Alert>
  );
}
