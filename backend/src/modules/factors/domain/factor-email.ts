import type { ProductEmail } from '../../../shared-kernel/product-mail.js';

/** A change of a user's sign-in factors. */
export type FactorNotice =
  | { what: 'passkey_added' | 'passkey_removed'; name: string }
  | { what: 'app_on' | 'app_off' | 'codes_renewed' | 'removed_by_operator' }
  | { what: 'recovery_code_used'; left: number };

/** Subject, and what happened to the account. */
function wordsOf(notice: FactorNotice, account: string): [string, string] {
  switch (notice.what) {
    case 'passkey_added':
      return ['A passkey was added to your Recruit account', `The passkey "${notice.name}" now opens the account ${account}.`];
    case 'passkey_removed':
      return ['A passkey was removed from your Recruit account', `The passkey "${notice.name}" no longer opens the account ${account}.`];
    case 'app_on':
      return [
        'Two-step sign-in is on',
        `Signing in to the account ${account} with the password now also asks for a code of your authenticator app.`,
      ];
    case 'app_off':
      return ['Two-step sign-in is off', `Signing in to the account ${account} no longer asks for a code of an authenticator app.`];
    case 'codes_renewed':
      return [
        'New recovery codes for Recruit',
        `New recovery codes were made for the account ${account}. The codes before them no longer work.`,
      ];
    case 'recovery_code_used':
      return ['A recovery code was used', `Somebody used a recovery code of the account ${account}. Codes left: ${notice.left}.`];
    case 'removed_by_operator':
      return [
        'Your second factor was removed',
        `The person who runs this server removed the passkeys and the authenticator app of the account ${account}, and signed out every device.`,
      ];
  }
}

/** To the owner of the account, about how it is signed in to. */
export function factorEmail(
  publicUrl: string,
  { email, username }: { email: string; username: string },
  notice: FactorNotice,
): ProductEmail {
  const [subject, happened] = wordsOf(notice, username);
  const lines = [
    happened,
    '',
    'If it was not you, change your password in Settings. That signs out every other device.',
    `${publicUrl}/settings`,
  ];
  return { to: { name: '', address: email }, subject, text: [...lines, ''].join('\n') };
}
