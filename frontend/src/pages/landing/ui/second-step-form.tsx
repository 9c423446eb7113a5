import { type FormEvent, useState } from 'react';
import { useAskForSecondStepMutation, useFinishSignInMutation, type User } from '@/entities/athlete';
import { asApiError, errorText } from '@/shared/api';
import { askPasskey, hasPasskeys } from '@/shared/lib/passkeys';
import { PlainButton } from '@/shared/ui/plain-button';
import { PlainIcon } from '@/shared/ui/plain-icon';
import { useToast } from '@/shared/ui/toast';
import type { SecondStep } from '../model/second-step';
import css from './auth-card.module.css';
import { TextField } from './text-field';

interface SecondStepFormProps {
  step: SecondStep;
  onDone: (user: User) => Promise<void>;
  /** The password is required again. */
  onBack: () => void;
}

const sorry = 'This did not work. Please try again.';

/** The calls of the second step; a ticket that is over leads back to the password. */
function useSecondStep({ step: { ticket }, onDone, onBack }: SecondStepFormProps) {
  const [ask, asking] = useAskForSecondStepMutation();
  const [finish, finishing] = useFinishSignInMutation();
  const [failure, setFailure] = useState<string>();
  const toast = useToast();

  function refuse(error: unknown): void {
    const message = errorText(error, sorry);
    if (asApiError(error)?.problem?.code !== 'ticket_over') return setFailure(message);
    toast({ title: 'Login failed', description: message, variant: 'destructive' });
    onBack();
  }

  async function show(shown: { code: string } | { passkey: string }): Promise<void> {
    const { data, error } = await finish({ ticket, ...shown });
    if (data === undefined) refuse(error);
    else await onDone(data);
  }

  async function withPasskey(): Promise<void> {
    setFailure(undefined);
    const { data, error } = await ask({ ticket });
    if (data === undefined) return refuse(error);
    const asked = await askPasskey(data.options);
    if ('answer' in asked) await show({ passkey: asked.answer });
    else setFailure(asked.failure);
  }

  return { failure, setFailure, show, withPasskey, pending: asking.isLoading || finishing.isLoading };
}

interface CodePartProps {
  failure: string | undefined;
  pending: boolean;
  code: string;
  onChange: (code: string) => void;
}

function CodePart({ failure, pending, code, onChange }: CodePartProps) {
  return (
    <>
      <TextField
        label="Code"
        name="code"
        autoComplete="one-time-code"
        autoFocus
        value={code}
        error={failure}
        hint="The six digits that your app shows now, or one of your recovery codes."
        onChange={onChange}
      />
      <PlainButton type="submit" fullWidth disabled={pending}>
        {pending ? 'Checking...' : 'Continue'}
      </PlainButton>
    </>
  );
}

const noPasskeys = 'This account needs a passkey, and this browser has none. Sign in on the device that has it.';

/** After the right password: a code of the app, a recovery code or a passkey. */
export function SecondStepForm(props: SecondStepFormProps) {
  const { methods } = props.step;
  const [code, setCode] = useState('');
  const { failure, setFailure, show, withPasskey, pending } = useSecondStep(props);
  const takesCode = methods.includes('code');
  const takesPasskey = methods.includes('passkey') && hasPasskeys();
  const shownFailure = takesCode ? undefined : (failure ?? (takesPasskey ? undefined : noPasskeys));

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (code.trim() === '') setFailure('Enter the code.');
    else void show({ code });
  }

  return (
    <form noValidate aria-label="Second step" onSubmit={submit} className={css['form']}>
      <div>
        <h2 className={css['step']}>One more step</h2>
        <p className={css['tagline']}>Your password is correct. Now confirm that it is you.</p>
      </div>
      {takesCode && <CodePart failure={failure} pending={pending} code={code} onChange={setCode} />}
      {shownFailure !== undefined && (
        <p role="alert" className={css['wait']}>
          {shownFailure}
        </p>
      )}
      {takesPasskey && (
        <PlainButton quiet={takesCode} fullWidth disabled={pending} onClick={() => void withPasskey()}>
          {takesCode && <PlainIcon shape="key" />}
          Use a passkey
        </PlainButton>
      )}
      <button type="button" className={css['back']} onClick={props.onBack}>
        Back to the password
      </button>
    </form>
  );
}
