import { useState } from 'react';
import { useAskForSignInMutation, useLoginWithPasskeyMutation, type User } from '@/entities/athlete';
import { askPasskey, hasPasskeys } from '@/shared/lib/passkeys';
import { PlainButton } from '@/shared/ui/plain-button';
import { PlainIcon } from '@/shared/ui/plain-icon';
import { useToast } from '@/shared/ui/toast';
import { authFailure } from '../model/auth-failure';
import css from './auth-card.module.css';

/** A sign-in without username and password; renders nothing where the browser does not support passkeys. */
export function PasskeySignIn({ onDone }: { onDone: (user: User) => Promise<void> }) {
  const [ask] = useAskForSignInMutation();
  const [login] = useLoginWithPasskeyMutation();
  const [pending, setPending] = useState(false);
  const toast = useToast();
  if (!hasPasskeys()) return null;

  async function signIn(): Promise<void> {
    const { options } = await ask().unwrap();
    const asked = await askPasskey(options);
    if ('answer' in asked) await onDone(await login({ passkey: asked.answer }).unwrap());
    else toast({ title: 'Not signed in', description: asked.failure });
  }

  function press(): void {
    setPending(true);
    signIn()
      .catch((error: unknown) => toast(authFailure('Login failed', error, 'Try again, or use your password.')))
      .finally(() => setPending(false));
  }

  return (
    <>
      <p className={css['or']}>or</p>
      <PlainButton quiet fullWidth disabled={pending} onClick={press}>
        <PlainIcon shape="key" />
        {pending ? 'Waiting for your passkey...' : 'Sign in with a passkey'}
      </PlainButton>
    </>
  );
}
