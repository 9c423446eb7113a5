import type { MailAttachments } from '../../attachments/index.js';
import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import type { Sender } from '../../../gmail/own-accounts/index.js';
import type { ClaimedMail } from '../../ledger/application/ports/send-ledger.js';
import type { SendingPolicy } from '../../ledger/application/sending-policy.js';
import { WriteOutgoingEmail } from './write-outgoing-email.js';

const THREAD = { threadId: 't', providerMessageId: 'p', inReplyTo: 'first@x', references: ['first@x'] };

describe('WriteOutgoingEmail', () => {
  const letters = new WriteOutgoingEmail(
    { publicUrl: 'https://recruit.example' } as SendingPolicy,
    new FixedClock(),
    {} as MailAttachments,
  );
  const mail = { subject: 'Film', body: 'Coach', gateway: 'smtp', openToken: null, optOutToken: null, thread: null } as ClaimedMail;

  it('C-19 a follow-up takes its place in the conversation along, a first email begins one', () => {
    expect(letters.run({ ...mail, thread: THREAD }, {} as Sender)).toMatchObject({ subject: 'Film', thread: THREAD });
    expect(letters.run(mail, {} as Sender)).not.toHaveProperty('thread');
  });
});
