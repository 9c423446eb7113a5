import type { Operations } from '@/shared/api';
import { countText } from '@/shared/lib/figures';

/** A key number with its explanation. */
export interface SummaryFigure {
  label: string;
  /** null while it is not known. */
  value: string | null;
  detail?: string;
}

const labels = ['Users', 'Sent in 24 hours', 'Connected mailboxes', 'Failed jobs'] as const;

/** The four figures at the top of the page. */
export function summaryFigures(operations: Operations | undefined): SummaryFigure[] {
  if (operations === undefined) return labels.map((label) => ({ label, value: null }));
  const { users, sending, gmail, mailboxes, queues } = operations;
  const failed = queues.reduce((sum, queue) => sum + queue.failed, 0);
  return [
    { label: labels[0], value: countText(users.total), detail: `${countText(users.seenThisWeek)} seen this week` },
    { label: labels[1], value: countText(sending.lastDay), detail: `${countText(sending.queued)} waiting` },
    { label: labels[2], value: countText(gmail.connected + mailboxes.connected), detail: mailboxDetail(operations) },
    { label: labels[3], value: countText(failed), detail: failed > 0 ? 'Try them again below' : 'Nothing to do' },
  ];
}

function mailboxDetail({ gmail, mailboxes }: Operations): string {
  const needsReconnect = gmail.needsReconnect + mailboxes.needsReconnect;
  if (needsReconnect > 0) return `${countText(needsReconnect)} to reconnect`;
  if (gmail.connected + mailboxes.connected === 0) return 'None connected yet';
  return `${countText(gmail.connected)} Gmail, ${countText(mailboxes.connected)} other`;
}
