import type { MailSink } from './mail-sink';

/** The text of a header of an email, which may go over several lines. */
export const header = (raw: string, field: string) => new RegExp(`^${field}: *(.*(?:\r?\n[ \t].*)*)`, 'imu').exec(raw)?.[1]?.trim();

/** What the athlete with this address sent: other athletes of the server have emails that wait, and days pass for them too. */
export function mailsOf(sink: MailSink | null, address: string) {
  return (sink?.mails ?? []).filter(({ raw }) => (header(raw, 'Reply-To') ?? '').includes(address));
}
