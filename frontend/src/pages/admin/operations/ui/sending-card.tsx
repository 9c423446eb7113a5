import type { OperationsSending } from '@/shared/api';
import { countText } from '@/shared/lib/figures';
import { FactList } from './fact-list';
import { PartCard } from './part-card';

/** How much email is sent, and what is stuck. */
export function SendingCard({ sending }: { sending: OperationsSending }) {
  const { busiestMailbox } = sending;
  return (
    <PartCard part="sending" title="Sending">
      <FactList
        facts={[
          ['Mail server', sending.hasMailServer ? 'Set up' : 'None'],
          ['Sent in the last hour', countText(sending.lastHour)],
          ['Sent in the last 24 hours', countText(sending.lastDay)],
          ['Sent in the last 7 days', countText(sending.lastWeek)],
          ['Busiest mailbox, 24 hours', busiestMailbox === null ? 'None' : countText(busiestMailbox)],
          ['Waiting to be sent', countText(sending.queued)],
          ['Not delivered, kept', countText(sending.kept)],
          ['Not confirmed', countText(sending.unknown)],
          ['Refused in the last 24 hours', countText(sending.failedLastDay)],
        ]}
      />
    </PartCard>
  );
}
