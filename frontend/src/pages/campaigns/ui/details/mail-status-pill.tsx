import type { ReactNode } from 'react';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import Help from '@mui/icons-material/HelpOutlined';
import Reply from '@mui/icons-material/ReplyOutlined';
import type { MailStatus } from '@/entities/campaign';
import { StatusPill } from '@/shared/ui/status-pill';
import { mailStatusWord } from '../../model/mail-status-word';

interface MailStatusPillProps {
  status: MailStatus;
}

const icons: Partial<Record<MailStatus, ReactNode>> = {
  replied: <Reply color="primary" />,
  unknown: <Help color="warning" />,
  failed: <ErrorIcon color="error" />,
  bounced: <ErrorIcon color="error" />,
};

/** Only "Sent" wears the main colour; every other status is quiet, with a sign where somebody should look. */
export function MailStatusPill({ status }: MailStatusPillProps) {
  return (
    <StatusPill tone={status === 'sent' ? 'good' : 'neutral'} icon={icons[status]}>
      {mailStatusWord(status)}
    </StatusPill>
  );
}
