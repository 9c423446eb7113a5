import type { Operations, PlatformMail, Upkeep } from '@/shared/api';
import { countOf } from '@/shared/lib/figures';
import { isOverdue } from './backup-words';
import { LONG_WAIT_MS } from './long-wait';

/** The parts of the page that an address can lead to. */
export type PartName = 'jobs' | 'sending' | 'mailboxes' | 'server' | 'backups' | 'platform-mail' | 'deliverability';

export interface Problem {
  part: PartName;
  words: string;
}

/** The data of the page; undefined for parts that could not be loaded. */
export interface Known {
  operations: Operations | undefined;
  mail: PlatformMail | undefined;
  upkeep: Upkeep | undefined;
}

/** What is wrong on this server, the most urgent first; empty when nothing is. */
export function problemsOf({ operations, mail, upkeep }: Known): Problem[] {
  const found: (Problem | false)[] = [
    upkeep !== undefined && upkeep.database !== 'same' && { part: 'backups', words: 'Version and database do not match' },
    mail !== undefined && mail.stop !== null && { part: 'platform-mail', words: 'Email from our address is stopped' },
    ...(operations === undefined ? [] : ofWork(operations)),
    upkeep !== undefined && upkeep.backups.failure !== null && { part: 'backups', words: 'The last backup failed' },
    upkeep !== undefined && isOverdue(upkeep.backups) && { part: 'backups', words: 'The last backup is older than two days' },
  ];
  return found.filter((problem) => problem !== false);
}

function ofWork({ queues, replies, gmail, mailboxes, process, sending }: Operations): (Problem | false)[] {
  const failed = queues.reduce((sum, queue) => sum + queue.failed, 0);
  const lost = gmail.needsReconnect + mailboxes.needsReconnect;
  return [
    failed > 0 && { part: 'jobs', words: `${countOf(failed, 'job', 'jobs')} failed` },
    process.eventLoopDelayP99Ms > LONG_WAIT_MS && { part: 'server', words: 'The server answers slowly' },
    replies.inTrouble > 0 && { part: 'mailboxes', words: `${countOf(replies.inTrouble, 'mailbox has', 'mailboxes have')} errors` },
    lost > 0 && { part: 'mailboxes', words: `${countOf(lost, 'mailbox needs', 'mailboxes need')} to reconnect` },
    !sending.hasMailServer && { part: 'sending', words: 'No mail server is set up' },
    sending.failedLastDay > 0 && {
      part: 'sending',
      words: `${countOf(sending.failedLastDay, 'email was', 'emails were')} refused in the last 24 hours`,
    },
  ];
}
