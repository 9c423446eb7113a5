import type { Campaign, MailSender } from '@/entities/campaign';

/** The action that resumes a paused campaign. */
export type PausedChoice = { kind: 'resume'; address: string } | { kind: 'send_from'; address: string } | { kind: 'connect' };

type Owner = Pick<Campaign, 'sender'>;

/** Gmail or a mailbox of the athlete's own; every other way to send is the server's. */
export function isOwnAccount(via: MailSender['via'] | undefined): via is 'gmail' | 'mailbox' {
  return via === 'gmail' || via === 'mailbox';
}

function isSameAccount({ sender }: Owner, present: MailSender): boolean {
  if (sender?.via !== present.via) return false;
  if (sender.address === null) return !isOwnAccount(present.via);
  return sender.address === present.address.toLowerCase();
}

/** The same account again: resume. Another one that delivers: the athlete may choose it. Else: connect one first. */
export function pausedChoice(campaign: Owner, present: MailSender): PausedChoice {
  if (!present.ready) return { kind: 'connect' };
  if (isSameAccount(campaign, present)) return { kind: 'resume', address: present.address };
  return present.via === 'outbox' ? { kind: 'connect' } : { kind: 'send_from', address: present.address };
}
