import { AuthenticatorAppCard, PasskeysCard } from '@/features/sign-in-factors';
import { DevicesCard } from './devices-card';
import { PasswordCard } from './password-card';

/** How one signs in, and where one is signed in. */
export function SecurityCards() {
  return (
    <>
      <PasskeysCard />
      <AuthenticatorAppCard />
      <PasswordCard />
      <DevicesCard />
    </>
  );
}
