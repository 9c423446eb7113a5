import type { Operations } from '@/shared/api';

/** A figure to look at first, with what it means. */
export interface Glance {
  label: string;
  /** null while it is not known. */
  value: string | null;
  detail?: string;
}

const words = (count: number) => count.toLocaleString('en-US');

const labels = ['Users', 'Sent in 24 hours', 'Gmail accounts', 'Failed jobs'] as const;

/** The four figures at the top of the page. */
export function glance(operations: Operations | undefined): Glance[] {
  if (operations === undefined) return labels.map((label) => ({ label, value: null }));
  const { users, sending, gmail, queues } = operations;
  const failed = queues.reduce((sum, queue) => sum + queue.failed, 0);
  return [
    { label: labels[0], value: words(users.total), detail: `${words(users.seenThisWeek)} seen this week` },
    { label: labels[1], value: words(sending.lastDay), detail: `${words(sending.queued)} waiting` },
    { label: labels[2], value: words(gmail.connected), detail: gmailDetail(gmail) },
    { label: labels[3], value: words(failed), detail: failed > 0 ? 'Try them again below' : 'Nothing to do' },
  ];
}

function gmailDetail({ isSetUp, connected, needsReconnect }: Operations['gmail']): string {
  if (!isSetUp) return 'Not set up on this server';
  if (needsReconnect > 0) return `${words(needsReconnect)} to reconnect`;
  return connected > 0 ? 'All connected' : 'None connected yet';
}
