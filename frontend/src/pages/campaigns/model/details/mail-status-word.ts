import type { MailStatus } from '@/entities/campaign';

const words: Record<MailStatus, string> = {
  queued: 'Waiting',
  sending: 'Sending',
  sent: 'Sent',
  opened: 'Opened',
  replied: 'Replied',
  auto_reply: 'Automatic reply',
  bounced: 'Bounced',
  failed: 'Failed',
  skipped: 'Skipped',
  unknown: 'Not sure',
  cancelled: 'Cancelled',
  kept: 'Not delivered',
  waiting_for_approval: 'Waiting for approval',
};

export function mailStatusWord(status: MailStatus): string {
  return words[status];
}
