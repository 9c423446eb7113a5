import type { MailSender } from '@/entities/campaign';
import { paths } from '@/shared/routes';

/** One way to go on while nothing can be delivered. */
export interface DeliveryChoice {
  key: 'connect' | 'operator' | 'by_hand' | 'keep';
  title: string;
  text: string;
  /** What its button says and where it leads; a choice without a button is for somebody else to act on. */
  button: { label: string; to: string } | { label: string; onPress: () => void; disabled?: boolean } | null;
}

const connect: DeliveryChoice = {
  key: 'connect',
  title: 'Connect a mailbox',
  text: 'Emails are sent from your own Gmail address. Replies arrive there.',
  button: { label: 'Connect Gmail', to: `${paths.profile}#gmail` },
};

const operator: DeliveryChoice = {
  key: 'operator',
  title: 'Ask who runs this server',
  text: 'Email is not set up here. The operator can allow Gmail (GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET) or set a mail server (SMTP_URL).',
  button: null,
};

/** What an athlete can do while nothing can be delivered. The buttons of the emails themselves are null where there are none yet. */
export function deliveryChoices(
  { canConnectGmail }: Pick<MailSender, 'canConnectGmail'>,
  { keep, byHand }: { keep: DeliveryChoice['button']; byHand: DeliveryChoice['button'] },
): DeliveryChoice[] {
  return [
    canConnectGmail ? connect : operator,
    {
      key: 'by_hand',
      title: 'Send by hand',
      text: 'We write the emails. You copy each one or open it in your email app, then press “I sent it”.',
      button: byHand,
    },
    {
      key: 'keep',
      title: 'Keep them for later',
      text: 'Your emails stay here as “Not delivered”. You check them again before they are sent.',
      button: keep,
    },
  ];
}
