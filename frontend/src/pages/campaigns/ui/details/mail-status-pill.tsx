import type { ReactNode } from 'react';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import Help from '@mui/icons-material/HelpOutlined';
import Reply from '@mui/icons-material/ReplyOutlined';
import type { MailStatus } from '@/entities/campaign';
import { type PillTone, StatusPill } from '@/shared/ui/status-pill';
import { mailStatusWord } from '../../model/details/mail-status-word';

interface MailStatusPillProps {
  status: MailStatus;
}

const icons: Partial<Record<MailStatus, ReactNode>> = {
  replied: <Reply color="primary" />,
  unknown: <Help color="warning" />,
  failed: <ErrorIcon color="error" />,
  bounced: <ErrorIcon color="error" />,
};

const tones: Partial<Record<MailStatus, PillTone>> = { sent: 'good', kept: 'next' };

/** "Sent" wears the main colour and "Not delivered" the warning one; the others are quiet, some with a sign. */
export function MailStatusPill({ status }: MailStatusPillProps) {
  return (
    <StatusPill tone={tones[status] ?? 'neutral'} icon={icons[status]}>
      {mailStatusWord(status)}
    </StatusPill>
  );
}
