import type { MailServer } from '../../../../shared-kernel/mail-server.js';
import type { MailProvider, SignInWay } from './mail-provider.js';

/** What the form is filled in with. `available`: false where such a mailbox cannot be connected on this server. */
export interface MailboxPreset {
  provider: string;
  name: string;
  signIn: SignInWay;
  imap: MailServer | null;
  smtp: MailServer | null;
  dailyCap: number | null;
  helpUrl: string | null;
  /** What to do before a password works here. */
  hint: string;
  available: boolean;
}

const OTHER: MailboxPreset = {
  provider: 'other',
  name: 'Other',
  signIn: 'password',
  ...{ imap: null, smtp: null, dailyCap: null, helpUrl: null },
  hint: 'Ask your provider, school or club for the names of its IMAP and SMTP servers and for an app password.',
  available: true,
};

const MICROSOFT_SIGN_IN = 'You sign in at Microsoft itself. Recruit never sees your password.';
const MICROSOFT = 'Microsoft accounts need a sign-in with Microsoft, which this server does not offer. Connect another mailbox.';
const BRIDGE = 'Proton Mail works only through its Bridge program, and only where the people who run this server have allowed that Bridge.';

/** `isAllowed`: whether this server may connect to it. `offersMicrosoft`: whether it has an app that is registered at Microsoft. */
export function presetOf(
  provider: MailProvider | null,
  isAllowed: (server: MailServer) => boolean,
  offersMicrosoft: boolean,
): MailboxPreset {
  if (!provider) return OTHER;
  const { id, name, signIn, imap, smtp, dailyCap, helpUrl, hint } = provider;
  const preset = { provider: id, name, signIn, imap, smtp, dailyCap, helpUrl, hint, available: true };
  if (signIn === 'oauth') return { ...preset, hint: offersMicrosoft ? MICROSOFT_SIGN_IN : MICROSOFT, available: offersMicrosoft };
  if (signIn === 'bridge') return { ...preset, hint: BRIDGE, available: isAllowed(imap) && isAllowed(smtp) };
  return preset;
}
