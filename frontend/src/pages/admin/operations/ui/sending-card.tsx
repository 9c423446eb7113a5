import type { OperationsSending } from '@/shared/api';
import { SectionCard } from '@/shared/ui/section-card';
import { FactList } from './fact-list';

const words = (count: number) => count.toLocaleString('en-US');

/** How much mail leaves, and what is stuck. */
export function SendingCard({ sending }: { sending: OperationsSending }) {
  const { busiestMailbox } = sending;
  return (
    <SectionCard title="Sending">
      <FactList
        facts={[
          ['Mail server', sending.hasMailServer ? 'Set up' : 'None'],
          ['Sent in the last hour', words(sending.lastHour)],
          ['Sent in the last 24 hours', words(sending.lastDay)],
          ['Sent in the last 7 days', words(sending.lastWeek)],
          ['Busiest Gmail mailbox, 24 hours', busiestMailbox === null ? 'None' : words(busiestMailbox)],
          ['Waiting to be sent', words(sending.queued)],
          ['Not delivered, kept', words(sending.kept)],
          ['Not confirmed', words(sending.unknown)],
          ['Refused in the last 24 hours', words(sending.failedLastDay)],
        ]}
      />
    </SectionCard>
  );
}
