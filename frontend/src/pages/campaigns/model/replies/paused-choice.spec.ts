import type { MailSender } from '@/entities/campaign';
import { pausedChoice } from './paused-choice';

const gmail = (address: string, ready = true): MailSender => ({
  ...{ via: 'gmail', address, replyTo: address, ready },
  reason: ready ? null : 'gmail_needs_reconnect',
  ...{ canConnectGmail: true, deliversExamples: false },
});
const platform = (via: 'smtp' | 'outbox'): MailSender => ({
  ...{ via, address: 'no-reply@recruit.example', replyTo: 'maya@home.example', ready: true, reason: null },
  ...{ canConnectGmail: true, deliversExamples: false },
});
const mailbox = (address: string): MailSender => ({ ...gmail(address), via: 'mailbox' });
const from = (via: 'gmail' | 'mailbox' | 'smtp' | 'outbox', address: string | null) => ({ sender: { via, address } });

describe('what lets a paused campaign continue', () => {
  it.each([
    ['its own Gmail is back', from('gmail', 'a@gmail.example'), gmail('A@gmail.example'), { kind: 'resume', address: 'A@gmail.example' }],
    ['another Gmail', from('gmail', 'a@gmail.example'), gmail('b@gmail.example'), { kind: 'send_from', address: 'b@gmail.example' }],
    ['Gmail after the platform', from('smtp', null), gmail('b@gmail.example'), { kind: 'send_from', address: 'b@gmail.example' }],
    [
      'the platform after Gmail',
      from('gmail', 'a@gmail.example'),
      platform('smtp'),
      { kind: 'send_from', address: 'no-reply@recruit.example' },
    ],
    ['the platform again', from('smtp', null), platform('smtp'), { kind: 'resume', address: 'no-reply@recruit.example' }],
    [
      'its own mailbox is back',
      from('mailbox', 'a@yahoo.example'),
      mailbox('A@yahoo.example'),
      { kind: 'resume', address: 'A@yahoo.example' },
    ],
    [
      'a mailbox after Gmail, same address',
      from('gmail', 'a@gmail.example'),
      mailbox('a@gmail.example'),
      { kind: 'send_from', address: 'a@gmail.example' },
    ],
    [
      'a mailbox whose address is not known',
      from('mailbox', null),
      mailbox('a@yahoo.example'),
      { kind: 'send_from', address: 'a@yahoo.example' },
    ],
    ['a Gmail that was lost', from('gmail', 'a@gmail.example'), gmail('a@gmail.example', false), { kind: 'connect' }],
    ['nothing that delivers', from('gmail', 'a@gmail.example'), platform('outbox'), { kind: 'connect' }],
  ])('M-08 %s', (_, campaign, present, expected) => {
    expect(pausedChoice(campaign, present)).toEqual(expected);
  });
});
