import type { SuspicionReason } from '@/shared/api';

const sentences: Record<SuspicionReason, string> = {
  look_alike: 'The address is made to look like the school’s, but it is another one.',
  display_name: 'The name shows one address, but the email came from another.',
  outside_domain: 'It speaks for the school, but it is not from an address of the school.',
  free_mail: 'It is from an email service where anyone can get an address.',
  money: 'It asks for money.',
  gift_card: 'It asks for gift cards or their codes.',
  bank_data: 'It asks for bank or card numbers.',
  identity_data: 'It asks for papers or numbers that prove who you are.',
  password: 'It asks for a password or a code.',
  secrecy: 'It asks you to keep something secret.',
  private_chat: 'It asks you to move to a private chat.',
  photos: 'It asks for private pictures.',
  pressure: 'It gives you hardly any time to think.',
};

/** All of them, in the order in which they are shown. */
export const suspicionReasons = Object.keys(sentences) as SuspicionReason[];

interface Marked {
  suspicions: readonly SuspicionReason[];
  outsideDomain: boolean;
}

const ofSender: readonly SuspicionReason[] = ['look_alike', 'outside_domain'];

/** One sentence for each reason to doubt a reply; an address outside of the school is listed only once. */
export function suspicionSentences({ suspicions, outsideDomain }: Marked): string[] {
  const sentencesShown = suspicions.map((reason) => sentences[reason]);
  const isNamed = suspicions.some((reason) => ofSender.includes(reason));
  return outsideDomain && !isNamed ? ['It is not from a known address of the school.', ...sentencesShown] : sentencesShown;
}

const advice: readonly (readonly [reasons: readonly SuspicionReason[], text: string])[] = [
  [['money', 'gift_card'], 'Do not send money or cards.'],
  [['bank_data', 'identity_data', 'password'], 'Do not send any numbers, papers, passwords or codes.'],
  [['photos'], 'Do not send pictures.'],
  [['secrecy', 'private_chat', 'pressure'], 'No one may ask you to hide this from your family. Take your time.'],
];

/** What to do now, in a few words. */
export function suspicionAdvice(suspicions: readonly SuspicionReason[]): string {
  const fitting = advice.filter(([reasons]) => reasons.some((reason) => suspicions.includes(reason))).map(([, text]) => text);
  return [...fitting, 'Show this to an adult you trust. You did nothing wrong.'].join(' ');
}
