import type { MailboxPreset } from '@/entities/athlete';

/** What the form calls the password, and the words of the link to the provider's own instructions. */
export function passwordHelp(signIn: MailboxPreset['signIn']): { label: string; link: string } {
  if (signIn === 'app_password') return { label: 'App password', link: 'How to make an app password' };
  if (signIn === 'password') return { label: 'Password', link: 'How to let apps read and send' };
  return { label: 'Password', link: 'More about it' };
}
