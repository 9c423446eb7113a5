import { paths } from '@/shared/routes';

/** One option while nothing can be delivered. */
export interface DeliveryChoice {
  key: 'connect' | 'by_hand' | 'keep';
  title: string;
  text: string;
  /** Label and target of its button; null before there are emails. */
  button: { label: string; to: string } | { label: string; onPress: () => void; disabled?: boolean } | null;
}

const connect: DeliveryChoice = {
  key: 'connect',
  title: 'Connect a mailbox',
  text: 'Gmail, Yahoo, iCloud or any other. Emails are sent from your own address, and replies arrive there.',
  button: { label: 'Connect a mailbox', to: `${paths.profile}#mailbox` },
};

/** What an athlete can do while nothing can be delivered. The buttons of the emails themselves are null where there are none yet. */
export function deliveryChoices({ keep, byHand }: { keep: DeliveryChoice['button']; byHand: DeliveryChoice['button'] }): DeliveryChoice[] {
  return [
    connect,
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
